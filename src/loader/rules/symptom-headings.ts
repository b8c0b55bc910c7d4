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

function missingHeading(heading: string, headings: readonly string[]): string {
  if (headings.length === 0)
    return `names the heading "${heading}", but the text of this file has none. Write the text, or remove the symptom.`;
  const advice = `Write one of ${headings.map((one) => `"${one}"`).join(', ')}.`;
  return `names the heading "${heading}", which the text of this file does not have.${didYouMean(heading, headings)} ${advice}`;
}

/** Symptoms of a service that lead to a heading which its text does not have. */
export const symptomHeadings: Rule = ({ services }) =>
  services.flatMap((entry) => {
    const headings = headingsOf(entry);
    const symptoms = entry.data?.otherSymptoms ?? [];
    return symptoms.flatMap(({ heading }, index) => {
      if (headings.some((one) => isSameHeading(one, heading))) return [];
      const path = ['otherSymptoms', index, 'heading'];
      const message = missingHeading(heading, headings);
      return [fieldProblem(entry, path, message)];
    });
  });
