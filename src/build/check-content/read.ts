import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { splitFrontMatter } from './front-matter.ts';
import type { Problem } from './problem.ts';
import { parseFields } from './yaml.ts';

/** A content file as read: its data, its body, and where each field stands. */
export interface ContentFile {
  /** Path from the root of the project. */
  file: string;
  /** Path inside its collection without the extension: the slug. */
  id: string;
  data: unknown;
  body: string;
  /** The line the body starts on. */
  bodyLine: number;
  /** The line of a field, or of the nearest field around it. */
  lineOf: (path: readonly PropertyKey[]) => number | null;
  /** The value of a field as it is written, without quotes; undefined when it is no single value. */
  sourceOf: (path: readonly PropertyKey[]) => string | undefined;
}

/** The text of a file, or what is wrong with the way it was saved. */
function readText(root: string, file: string): string | Problem {
  const problem = (message: string): Problem => ({ file, line: null, field: null, message });
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? problem('This file is missing. Put it back; the site cannot be made without it.')
      : problem('This file cannot be opened. Look whether another program holds it.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below: the bytes are not UTF-8.
  }
  const advice = 'Save it again and choose UTF-8 under "Encoding".';
  return problem(`The file is saved in an encoding that cannot be read. ${advice}`);
}

/** Reads one YAML file, or the problems that keep it from being read. */
export function readYaml(root: string, file: string): ContentFile | Problem[] {
  const text = readText(root, file);
  if (typeof text !== 'string') return [text];
  const fields = parseFields(file, text, 0);
  if (Array.isArray(fields)) return fields;
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.yml$/, '');
  return { file, id, body: '', bodyLine: 1, ...fields };
}

/** Reads one Markdown file with front matter, or the problems that keep it from being read. */
export function readMarkdown(root: string, file: string, id: string): ContentFile | Problem[] {
  const text = readText(root, file);
  if (typeof text !== 'string') return [text];
  const parts = splitFrontMatter(text);
  if ('message' in parts) return [{ file, field: null, ...parts }];
  const fields = parseFields(file, parts.fields, 1);
  if (Array.isArray(fields)) return fields;
  return { file, id, body: parts.body, bodyLine: parts.bodyLine, ...fields };
}

/** Hidden files, and those that programs put beside a file while they save it. */
const NO_CONTENT = /^\.|~$|\.(?:crswap|tmp|sw[op])$/;

/** The files below a folder, as paths from the root of the project, sorted; hidden ones are left out. */
export function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NO_CONTENT.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}
