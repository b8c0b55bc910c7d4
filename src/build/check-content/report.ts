import type { ContentReport } from './check.ts';
import { problemLine, type Problem } from './problem.ts';

const MOST_NOTES = 20;

const COUNTED = [
  ['services', 'service', 'services'],
  ['areas', 'town', 'towns'],
  ['local', 'local text', 'local texts'],
  ['testimonials', 'review', 'reviews'],
] as const;

interface FileReport {
  file: string;
  problems: Problem[];
  /** What the file makes, in words. */
  made: string | undefined;
}

function byLine(a: Problem, b: Problem): number {
  return (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
}

/** The problems of each file by line, the files in the order in which they were found. */
export function problemsByFile({ problems, makes }: ContentReport): FileReport[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].map(([file, ofFile]) => ({
    file,
    problems: ofFile.toSorted(byLine),
    made: makes.get(file),
  }));
}

/** The problems in words, those of a file together, each file with what it makes. */
export function problemLines(report: ContentReport): string[] {
  return problemsByFile(report).flatMap(({ problems, made }) => [
    ...problems.map(problemLine),
    ...(made === undefined ? [] : [`    ${made}`]),
  ]);
}

/** How many there are to mend, in words. */
export function sumLine({ problems }: ContentReport): string {
  const count = problems.length;
  return `${String(count)} ${count === 1 ? 'thing' : 'things'} to mend in the content.`;
}

/** What the content holds and makes, and what is good to know. */
export function summaryLines({ counts, pages, notes }: ContentReport): string[] {
  const list = COUNTED.map(([collection, one, many]) => {
    const count = counts[collection] ?? 0;
    return `${String(count)} ${count === 1 ? one : many}`;
  });
  return [
    `Content is in order: ${list.join(', ')}. It makes ${String(pages)} pages.`,
    ...notes.slice(0, MOST_NOTES).map((note) => `Note: ${note}`),
    ...(notes.length > MOST_NOTES ? [`And ${String(notes.length - MOST_NOTES)} more notes.`] : []),
  ];
}
