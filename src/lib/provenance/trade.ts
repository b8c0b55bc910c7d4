import type { NumberRead } from './numbers.ts';

/** Numbers that belong to the trade and not to a town. */
interface TradeNumbers {
  values: readonly number[];
  /** Null where nothing is counted, as with the numbers stamped on hinges. */
  unit: string | null;
  why: string;
}

export const TRADE_NUMBERS: readonly TradeNumbers[] = [
  { values: [10_000], unit: 'cycle', why: 'the usual rating of a torsion spring' },
  { values: [5, 7], unit: 'year', why: 'how long that lasts at six and at four cycles a day' },
  { values: [1993], unit: null, why: 'the federal rule that openers need photo-eyes (UL 325)' },
  { values: [6], unit: 'inch', why: 'the greatest height of photo-eyes above the floor' },
  { values: [5], unit: 'foot', why: 'how high makers want a keypad' },
  { values: [9], unit: 'volt', why: 'the battery of many keypads' },
  { values: [6.5, 7, 8], unit: 'foot', why: 'usual heights of openings and doors' },
  { values: [8, 9, 16], unit: 'foot', why: 'usual widths of single and double doors' },
  { values: [8.5], unit: 'foot', why: 'depth for a 7-foot door: its height and 18 inches' },
  { values: [2], unit: 'foot', why: 'the part of a door next to the floor' },
  { values: [100], unit: 'pound', why: 'what a single wood door weighs at least' },
  { values: [18, 21, 24], unit: 'inch', why: 'usual heights of a section' },
  { values: [4], unit: 'inch', why: 'wall beside the opening for track; length of a roller stem' },
  { values: [7], unit: 'inch', why: 'length of a roller stem for double hinges' },
  { values: [2, 3], unit: 'inch', why: 'the two sizes of track and roller; a post out of plumb' },
  { values: [0.5, 0.75], unit: 'inch', why: 'the gap between the door and its track' },
  { values: [14], unit: 'gauge', why: 'steel of a heavy hinge' },
  { values: [1, 2, 3], unit: null, why: 'numbers stamped on hinges' },
  { values: [1, 2], unit: 'town', why: "the reader's town and Tenafly" },
  { values: [2], unit: 'house', why: 'the houses on both sides of a drive' },
];

/** Days and months, which state nothing of a place. */
export const CALENDAR: readonly string[] = [
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'January February March April May June July'.split(' '),
  ...'August September October November December'.split(' '),
];

/** Names and short forms that any text may use: the state, words of the trade. */
export const COMMON_NAMES: readonly string[] = [
  'NJ',
  'New Jersey',
  ...'GFCI LED PIN R-value T-handle TV U-shaped Wi-Fi'.split(' '),
];

/** Whether a number is one of the trade. */
export function isTradeNumber({ value, unit, decade }: NumberRead): boolean {
  return (
    !decade && TRADE_NUMBERS.some((entry) => entry.unit === unit && entry.values.includes(value))
  );
}
