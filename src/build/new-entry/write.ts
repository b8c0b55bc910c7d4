import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { checkContent } from '../check-content/check.ts';
import { CONTENT_FOLDER } from '../check-content/collections.ts';
import { problemLine } from '../check-content/problem.ts';
import type { Draft } from './kind.ts';

const LINE_WIDTH = 100;

/** The file as it stands on the disk. */
export function fileText({ data, body }: Pick<Draft, 'data' | 'body'>): string {
  const fields = dump(data, { lineWidth: LINE_WIDTH, quotingType: "'" });
  return `---\n${fields}---\n${body === '' ? '' : `\n${body}\n`}`;
}

interface Written {
  file: string;
  /** What the file makes, in words. */
  makes: string | undefined;
}

/**
 * Writes a new file, unless it exists or brings a problem with it.
 * @returns the file, or what stands against it, in words
 */
export function writeEntry(root: string, draft: Draft): Written | string[] {
  const file = `${CONTENT_FOLDER}/${draft.path}`;
  const before = new Set(checkContent(root).problems.map(problemLine));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  try {
    writeFileSync(join(root, file), fileText(draft), { flag: 'wx' });
  } catch {
    return [`${file} exists already and stays as it is. Choose another name, or change that file.`];
  }
  const { problems, makes } = checkContent(root);
  const added = problems.map(problemLine).filter((line) => !before.has(line));
  if (added.length === 0) return { file, makes: makes.get(file) };
  rmSync(join(root, file));
  return [...added, 'Nothing was written.'];
}
