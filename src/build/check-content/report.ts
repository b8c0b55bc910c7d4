import type { ContentReport } from './check.ts';
import { problemLine } from './problem.ts';

const COUNTED: [collection: string, one: string, many: string][] = [
  ['services', 'service', 'services'],
  ['areas', 'town', 'towns'],
  ['local', 'local text', 'local texts'],
  ['testimonials', 'review', 'reviews'],
];

/** The problems in words, those of a file together, each file with what it makes. */
export function problemLines({ problems, makes }: ContentReport): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].flatMap(([file, ofFile]) => {
    const made = makes.get(file);
    return [...ofFile.map(problemLine), ...(made === undefined ? [] : [`    ${made}`])];
  });
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
    ...notes.map((note) => `Note: ${note}`),
  ];
}
