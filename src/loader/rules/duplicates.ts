import { valueAt } from '../field-values.ts';
import { filledData } from '../placeholder-values.ts';
import type { ParsedContent, ParsedEntry } from '../parse.ts';
import { fieldProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

/** The entries that say in a field what an earlier one says. */
function duplicatesOf(
  entries: readonly ParsedEntry[],
  field: string,
  content: ParsedContent,
): Problem[] {
  const byValue = Map.groupBy(entries, (entry) =>
    valueAt(filledData(entry, content) ?? entry.raw, [field]),
  );
  byValue.delete(undefined);
  return [...byValue.values()].flatMap(([first, ...others]) => {
    const message = `is the same as in ${String(first?.file)}. Only one file may say so; change one of the two.`;
    return others.map((entry) => fieldProblem(entry, [field], message));
  });
}

/** Values that only one entry of a collection may have. */
export const duplicates: Rule = (content) => [
  ...duplicatesOf(content.services, 'title', content),
  ...duplicatesOf(content.services, 'popular', content),
  ...duplicatesOf(content.areas, 'name', content),
  ...duplicatesOf(content.areas, 'title', content),
  ...duplicatesOf(content.team, 'answersPhone', content),
  ...duplicatesOf(content.pages, 'page', content),
];
