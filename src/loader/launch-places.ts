import {
  isEmptied,
  placeholdersIn,
  quotesDroppedClaim,
  type PlaceholderValues,
} from '../lib/fill.ts';
import { sentencesOf } from '../lib/sentences.ts';
import { valueAt } from './field-values.ts';
import type { ParsedContent, ParsedEntry } from './parse.ts';
import { passageProblem, passagesOf, type Passage } from './passages.ts';
import type { Path } from './problem.ts';

/** A line of a content file, or a file as a whole. */
export interface Place {
  /** Path from the root of the project. */
  file: string;
  line: number | null;
}

/** The place of a field. */
export function placeOfField(
  { file, lineOf }: Pick<ParsedEntry, 'file' | 'lineOf'>,
  path: Path,
): Place {
  return { file, line: lineOf(path) };
}

/** The lists items that a field lies in, and the group right around it, as their paths. */
function groupsAround(path: Path): Path[] {
  const groups = path.slice(1).map((_, index) => path.slice(0, index + 1));
  return groups.filter(
    (group) =>
      typeof group.at(-1) === 'number' || group.length === path.length - 1,
  );
}

/** Whether a field is gone from the pages with the card or the figure that quoted a dropped claim. */
function isGone({ entry, path }: Passage, claims: PlaceholderValues): boolean {
  return groupsAround(path ?? []).some((group) =>
    isEmptied(valueAt(entry.raw, group), claims),
  );
}

/** A sentence of a text that visitors read. */
interface Sentence {
  words: string;
  place: Place;
}

function sentencesOfPassage(passage: Passage): Sentence[] {
  let index = 0;
  return sentencesOf(passage.words).map((words) => {
    const { file, line } = passageProblem(passage, '', index);
    index += words.length;
    return { words, place: { file, line } };
  });
}

/** The sentences that the company says on its pages; what a dropped claim takes along is left out. */
export function saidSentences({
  business,
  services,
  areas,
  local,
  pages,
}: ParsedContent): Sentence[] {
  const claims = business[0]?.data?.claims ?? {};
  return [...services, ...areas, ...local, ...pages]
    .flatMap(passagesOf)
    .filter((passage) => !isGone(passage, claims))
    .flatMap(sentencesOfPassage)
    .filter(({ words }) => !quotesDroppedClaim(words, claims));
}

/** The lines that quote a claim or say it in plain words, each once. */
export function placesThatSay(
  sentences: readonly Sentence[],
  claim: string,
  plainWords: readonly RegExp[],
): Place[] {
  const said = sentences.filter(
    ({ words }) =>
      placeholdersIn(words).includes(claim) ||
      plainWords.some((form) => form.test(words)),
  );
  const byLine = new Map(
    said.map(({ place }) => [`${place.file}:${String(place.line)}`, place]),
  );
  return [...byLine.values()];
}
