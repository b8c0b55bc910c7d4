import { sentencesOf, stemOf, wordsOf, type Word } from './words.ts';

/** A name as it stands in a text, and shorter readings that would do in its place. */
export interface NameRead {
  name: string;
  /** Each reading is a list of names, all of which need support. */
  readings: string[][];
}

/** What only says of which sort a place is; alone it names none. */
const SORTS = new Set(
  'Street Avenue Avenues Road Lane Drive Place Terrace Court Turnpike Parkway Boulevard Highway Route Bridge River Brook Creek Park Hill Circle Landing Township Borough Village Heights Station School Church'.split(
    ' ',
  ),
);

const ROADS_WITH_NUMBERS = new Set(['Route', 'Routes', 'US', 'Interstate']);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function belongsTo(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1);
  if (!last || word.gap !== ' ') return false;
  return isCapital(word.text) || (ROADS_WITH_NUMBERS.has(last.text) && /^\d/.test(word.text));
}

function runsOf(sentence: string): { words: string[]; opens: boolean }[] {
  const runs: { words: Word[]; opens: boolean }[] = [];
  let run: Word[] = [];
  for (const [index, word] of wordsOf(sentence).entries()) {
    if (belongsTo(run, word)) {
      run.push(word);
      continue;
    }
    run = isCapital(word.text) ? [word] : [];
    if (run.length > 0) runs.push({ words: run, opens: index === 0 });
  }
  return runs.map(({ words, opens }) => ({ words: words.map(({ text }) => text), opens }));
}

/** "Teaneck's Cedar Lane" may be read as two names, the owner and the owned. */
function splitAtOwners(words: readonly string[]): string[] {
  const names: string[][] = [[]];
  for (const word of words) {
    names.at(-1)?.push(word);
    if (/['’]s$/.test(word)) names.push([]);
  }
  return names.filter((name) => name.length > 0).map((name) => name.join(' '));
}

function readingsOf(words: readonly string[], opens: boolean): string[][] {
  const readings = [[words.join(' ')], splitAtOwners(words)];
  const rest = words.slice(1);
  if (opens && rest.some((word) => !SORTS.has(word))) readings.push(splitAtOwners(rest));
  return readings;
}

/**
 * The names in a text: runs of capitalized words. The first word of a sentence has its capital
 * from there, so alone it counts only when it is known as a name.
 * @param known words that are names wherever they stand, from `knownNames`
 */
export function namesIn(text: string, known: ReadonlySet<string>): NameRead[] {
  return sentencesOf(text).flatMap((sentence) =>
    runsOf(sentence).flatMap(({ words, opens }) => {
      const [first = ''] = words;
      if (opens && words.length === 1 && !known.has(stemOf(first))) return [];
      return [{ name: words.join(' '), readings: readingsOf(words, opens) }];
    }),
  );
}

/**
 * The words that are names even at the head of a sentence: those that facts write with a capital
 * and no text of the site writes without one.
 * @param facts the texts of all facts
 * @param prose all other texts
 */
export function knownNames(facts: readonly string[], prose: readonly string[]): Set<string> {
  const words = (texts: readonly string[]) =>
    texts.flatMap((text) => wordsOf(text).map((word) => stemOf(word.text)));
  const small = new Set(words([...facts, ...prose]).filter((word) => !isCapital(word)));
  return new Set(words(facts).filter((word) => isCapital(word) && !small.has(word.toLowerCase())));
}
