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

/** One line for one problem: `src/content/services/x.md:9 price: must read like this …`. */
export function problemLine({ file, line, field, message }: Problem): string {
  const place = line === null ? file : `${file}:${String(line)}`;
  return field === null ? `${place}  ${message}` : `${place}  ${field}: ${message}`;
}
