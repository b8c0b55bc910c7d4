import { placeholdersIn } from '../../lib/fill.ts';
import { COLLECTIONS } from '../collections.ts';
import { textsIn, valueAt } from '../field-values.ts';
import { filledData } from '../placeholder-values.ts';
import { allEntries, type ParsedContent, type ParsedEntry } from '../parse.ts';
import { passageProblem, passagesOf } from '../passages.ts';
import {
  didYouMean,
  fieldProblem,
  type Path,
  type Problem,
} from '../problem.ts';
import type { Rule } from './rule.ts';

const EMPTY =
  'says nothing without a claim that business.yml has dropped. Write it without the braces.';

/** The first placeholder of a text that nothing fills there. */
function unknownPlaceholder(
  text: string,
  { collection }: ParsedEntry,
): string | undefined {
  const known: readonly string[] = COLLECTIONS[collection].placeholders;
  return placeholdersIn(text).find((name) => !known.includes(name));
}

function unknownMessage(name: string, { collection }: ParsedEntry): string {
  const known: readonly string[] = COLLECTIONS[collection].placeholders;
  const advice =
    known.length === 0
      ? 'Write the words'
      : `Write one of {${known.join('}, {')}}`;
  return `holds {${name}}, which nothing fills here.${didYouMean(name, known)} ${advice}.`;
}

/** The first placeholder of each passage that nothing fills there. */
function unknownPlaceholders(entry: ParsedEntry): Problem[] {
  return passagesOf(entry).flatMap((passage) => {
    const name = unknownPlaceholder(passage.words, entry);
    if (name === undefined) return [];
    const message = unknownMessage(name, entry);
    return [passageProblem(passage, message, passage.words.indexOf(name))];
  });
}

/** Fields that are empty once sentences that quote a dropped claim are left out. */
function emptiedFields(entry: ParsedEntry, content: ParsedContent): Problem[] {
  const filled = filledData(entry, content);
  // A highlight goes as a whole when its large figure does.
  const isDropped = (path: Path) =>
    valueAt(filled, [...path.slice(0, -1), 'figure']) === '';
  return textsIn(filled)
    .filter(({ path, text }) => text === '' && !isDropped(path))
    .map(({ path }) => fieldProblem(entry, path, EMPTY));
}

/** Names in braces that stand for nothing, and fields that say nothing without them. */
export const placeholders: Rule = (content) => {
  const claimsAreKnown = Boolean(content.business[0]?.data);
  return allEntries(content).flatMap((entry) => {
    const unknown = unknownPlaceholders(entry);
    // With a mistake in business.yml all claims would seem to be dropped.
    if (unknown.length > 0 || !claimsAreKnown) return unknown;
    return emptiedFields(entry, content);
  });
};
