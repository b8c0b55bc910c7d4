import { textsIn, valueAt } from '../field-values.ts';
import { allEntries, type ParsedEntry } from '../parse.ts';
import { fieldProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

function repeatedItemsOf(entry: ParsedEntry): Problem[] {
  return textsIn(entry.raw).flatMap(({ path, text }) => {
    const place = path.at(-1);
    const list = valueAt(entry.raw, path.slice(0, -1));
    if (!Array.isArray(list) || typeof place !== 'number') return [];
    const first = list.indexOf(text);
    if (first === place) return [];
    const message = `says "${text}" again, which item ${String(first + 1)} says. Remove it, or write another.`;
    return [fieldProblem(entry, path, message)];
  });
}

/** A neighbor, a featured service or any other item that its list holds twice. */
export const repeatedItems: Rule = (content) =>
  allEntries(content).flatMap(repeatedItemsOf);
