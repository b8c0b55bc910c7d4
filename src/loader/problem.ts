import leven, { closestMatch } from 'leven';

/** One thing wrong in the content, told to the person who can fix it. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  /** Line in that file, from 1; null when the problem has no line. */
  line: number | null;
  /** The field, such as `hero.title` or `features, item 2`; null for the file as a whole. */
  field: string | null;
  /** The mistake, and what to write instead; completes "The field …" or stands alone. */
  message: string;
}

/** The way to a value: names of fields and places in lists, from the top of a file. */
export type Path = readonly PropertyKey[];

/** A file in which the line of a field can be found. */
export interface FieldSource {
  file: string;
  lineOf: (path: Path) => number | null;
}

/** A problem of a field of a file. */
export function fieldProblem(
  { file, lineOf }: FieldSource,
  path: Path,
  message: string,
): Problem {
  const words = path.map((part) =>
    typeof part === 'number'
      ? `, item ${String(part + 1)}`
      : `.${String(part)}`,
  );
  return { file, line: lineOf(path), field: words.join('').slice(1), message };
}

/** A problem of a whole file, or of a line of its text. */
export function fileProblem(
  file: string,
  message: string,
  line: number | null = null,
): Problem {
  return { file, line, field: null, message };
}

/**
 * A problem for an exception of the content check itself, so that one file costs editors no other
 * message and no trace. Engineers see the trace with the environment variable DEBUG.
 */
export function checkerFault(file: string, error: unknown): Problem {
  if (process.env['DEBUG']) console.error(error);
  const cause = error instanceof Error ? error.message : String(error);
  return fileProblem(
    file,
    `The content check fails here: ${cause}. This is a fault of the check. Undo the last change, and show this line to the person who looks after the code; DEBUG=1 npm run check:content says more.`,
  );
}

/** One line for one problem: `src/content/services/x.md:9  price: must read like this …`. */
export function problemLine({ file, line, field, message }: Problem): string {
  const place = line === null ? '' : `:${String(line)}`;
  return `${file}${place}  ${field === null ? '' : `${field}: `}${message}`;
}

/** The known name that was meant, if one differs in a third of the letters at most. */
export function closestName(
  written: string,
  known: readonly string[],
): string | undefined {
  const name = closestMatch(written.toLowerCase(), known);
  if (name === undefined) return undefined;
  const distance = leven(written.toLowerCase(), name.toLowerCase());
  return distance <= Math.max(2, written.length / 3) ? name : undefined;
}

/** ` Did you mean "x"?`, when a known name is close. */
export function didYouMean(written: string, known: readonly string[]): string {
  const name = closestName(written, known);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
