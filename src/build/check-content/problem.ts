import type { ContentFile } from './read.ts';

/** One thing wrong in the content, told to the person who can mend it. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  /** Line in that file, from 1; null when the problem has no line. */
  line: number | null;
  /** The field, such as `features` or `hero.title`; null for the file as a whole. */
  field: string | null;
  /** What is wrong and what to write instead; completes "The field …" or stands alone. */
  message: string;
}

/** A path in an editor's words: `hero.title`, `features, item 2`; null for the whole file. */
export function fieldName(path: readonly PropertyKey[]): string | null {
  if (path.length === 0) return null;
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}, item ${String(part + 1)}`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

/** A problem of a field of a file that could be read. */
export function problemAt(
  content: ContentFile,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  return { file: content.file, line: content.lineOf(path), field: fieldName(path), message };
}

/** One line for one problem: `src/content/services/x.md:9  price: must read like this …`. */
export function problemLine({ file, line, field, message }: Problem): string {
  const place = line === null ? file : `${file}:${String(line)}`;
  return field === null ? `${place}  ${message}` : `${place}  ${field}: ${message}`;
}
