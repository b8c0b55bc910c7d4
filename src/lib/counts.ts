import { sentenceCase } from './formats.ts';

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ');

/** A number as a word up to twenty, in digits above. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/**
 * How many services and towns there are, by the names that page copy writes in braces: a small
 * letter gives "ten", a capital one "Ten", `Count` the digits; `moreTowns` are those besides the shop's.
 */
export function counts(services: number, towns: number) {
  return {
    services: numberWord(services),
    Services: sentenceCase(numberWord(services)),
    serviceCount: String(services),
    towns: numberWord(towns),
    Towns: sentenceCase(numberWord(towns)),
    townCount: String(towns),
    moreTowns: String(Math.max(towns - 1, 0)),
  };
}

export const COUNT_NAMES = Object.keys(counts(0, 0));
