import { isSameHeading } from '../../lib/headings.ts';
import { nodesOf, wordsOf } from '../markdown.ts';
import type { ParsedEntry } from '../parse.ts';
import { didYouMean, fieldProblem } from '../problem.ts';
import type { Rule } from './rule.ts';

function headingsOf({ tree }: ParsedEntry): string[] {
  if (tree === null) return [];
  return nodesOf(tree)
    .filter(({ type }) => type === 'heading')
    .map(wordsOf);
}

/** What a service names together with a heading of its own text, and what to do when there is no text. */
const LISTS = [
  { field: 'otherSymptoms', remedy: 'Write the text, or remove the symptom.' },
  { field: 'styles', remedy: 'Write the text, or remove this line.' },
] as const;

function missingHeading(
  heading: string,
  headings: readonly string[],
  remedy: string,
): string {
  if (headings.length === 0)
    return `names the heading "${heading}", but the text of this file has none. ${remedy}`;
  const advice = `Write one of ${headings.map((one) => `"${one}"`).join(', ')}.`;
  return `names the heading "${heading}", which the text of this file does not have.${didYouMean(heading, headings)} ${advice}`;
}

/** Symptoms and styles of a service that lead to a heading which its text does not have. */
export const namedHeadings: Rule = ({ services }) =>
  services.flatMap((entry) => {
    const headings = headingsOf(entry);
    return LISTS.flatMap(({ field, remedy }) => {
      const items = entry.data?.[field] ?? [];
      return items.flatMap(({ heading }, index) => {
        if (heading === undefined) return [];
        if (headings.some((one) => isSameHeading(one, heading))) return [];
        const path = [field, index, 'heading'];
        const message = missingHeading(heading, headings, remedy);
        return [fieldProblem(entry, path, message)];
      });
    });
  });
