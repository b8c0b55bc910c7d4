import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from './project.ts';

/** The fields at the top of a Markdown file below src/content, such as `areas/tenafly.md`. */
export function fieldsOf(file: string): Record<string, unknown> {
  const [, fields = ''] = readFileSync(join(PROJECT, 'src/content', file), 'utf8').split(/^---$/m);
  return parse(fields) as Record<string, unknown>;
}
