import { capitalized } from './formats.ts';

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A number as a word up to twenty, in digits above. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/**
 * The numbers of services and towns, by the placeholders of page copy: `{services}` gives "ten",
 * `{Services}` "Ten", `{serviceCount}` "10"; `{moreTowns}` are the towns besides the shop's.
 */
export function counts(services: number, towns: number) {
  return {
    services: numberWord(services),
    Services: capitalized(numberWord(services)),
    serviceCount: String(services),
    towns: numberWord(towns),
    Towns: capitalized(numberWord(towns)),
    townCount: String(towns),
    moreTowns: String(Math.max(towns - 1, 0)),
  };
}

export const COUNT_NAMES = Object.keys(counts(0, 0));
