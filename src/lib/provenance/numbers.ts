/** A number as it stands in a text. */
export interface NumberRead {
  /** As written: "67.99%", "ten thousand", "1940s". */
  written: string;
  value: number;
  /** What it counts, in the singular; null where no known unit follows. */
  unit: string | null;
  /** Whether it stands for ten years, as in "1940s". */
  decade: boolean;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' . twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LARGE: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1e6 };

const UNITS: Record<string, string> = {
  miles: 'mile',
  feet: 'foot',
  inches: 'inch',
  yards: 'yard',
  pounds: 'pound',
  years: 'year',
  decades: 'decade',
  centuries: 'century',
  min: 'minute',
  minutes: 'minute',
  hours: 'hour',
  cycles: 'cycle',
  homes: 'home',
  houses: 'house',
  apartments: 'apartment',
  streets: 'street',
  residents: 'people',
  neighbors: 'people',
  towns: 'town',
  dollars: 'dollar',
  percent: 'percent',
};
/** Two of these never mean the same. */
const MEASURES = new Set(
  'mile foot inch yard pound year decade century minute hour cycle percent dollar gauge volt'.split(
    ' ',
  ),
);

const spelled = [...SMALL.slice(1), ...TENS.slice(2)].join('|');
const SPELLED = `(?:${spelled})(?:-(?:${SMALL.slice(1, 10).join('|')}))?(?: (?:hundred|thousand|million|dozen))?(?: and a half)?`;
const DIGITS = '\\$?\\d[\\d,]*(?<!,)(?:\\.\\d+)?(?:/\\d+)?(?:s\\b|%)?';
const NUMBER = `(?:${DIGITS}|\\b(?:${SPELLED}|dozens?|hundreds?|thousands?|millions?)\\b)`;
const UNIT_WORDS = [...new Set([...Object.keys(UNITS), ...Object.values(UNITS), ...MEASURES])];
const MORE = `(?:(?:,| or| to| and|-|–) ?${NUMBER})*`;
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d]|\\p{L}-)(${NUMBER})(?=${MORE}(?:[- ](?:straight |square )?|(?: \\w+)? of )(${UNIT_WORDS.join('|')})\\b|)`,
  'giu',
);

/** "2x4" is a kind of lumber; the number of a road is part of its name. */
const NO_NUMBERS = /\b(?:2x4|(?:Routes?|US|Interstate) \d[\d-]*W?|I-\d+)\b/g;

function spelledValue(written: string): number {
  const half = written.endsWith(' and a half') ? 0.5 : 0;
  const parts = written.replace(' and a half', '').split(/[ -]/);
  let value = 0;
  for (const part of parts) {
    const large = LARGE[part.replace(/s$/, '')];
    if (large) value = Math.max(value, 1) * large;
    else value += Math.max(SMALL.indexOf(part), 0) || TENS.indexOf(part) * 10;
  }
  return value + half;
}

function valueOf(written: string): number {
  if (!/\d/.test(written)) return spelledValue(written.toLowerCase());
  const [whole = '', part] = written.replaceAll(/[$,s%]/g, '').split('/');
  return part ? Number(whole) / Number(part) : Number(whole);
}

function unitOf(written: string, word: string | undefined): string | null {
  if (written.startsWith('$')) return 'dollar';
  if (written.endsWith('%')) return 'percent';
  if (!word) return null;
  return UNITS[word.toLowerCase()] ?? word.toLowerCase();
}

/** The numbers in a text, in digits or in words. */
export function numbersIn(text: string): NumberRead[] {
  const plain = text.replaceAll(NO_NUMBERS, ' ');
  return [...plain.matchAll(PATTERN)].map(([, written = '', word]) => ({
    written,
    value: valueOf(written),
    unit: unitOf(written, word),
    decade: /^\d{3}0s$/.test(written),
  }));
}

/** Whether a number says something: digits always, words only with what they count. */
export function isStatement({ written, unit }: NumberRead): boolean {
  return (
    /\d/.test(written) || unit !== null || /(?:dozen|hundred|thousand|million)s?$/.test(written)
  );
}

const isYear = (value: number): boolean => value >= 1600 && value <= 2100;

function coversDecade(source: readonly NumberRead[], decade: number): boolean {
  const years = source.map(({ value }) => value).filter(isYear);
  if (years.some((year) => year >= decade && year < decade + 10)) return true;
  return Math.min(...years) <= decade && Math.max(...years) >= decade + 9;
}

/** Things that are counted may go by other words (people, residents); measures may not. */
function measuresDiffer(one: string | null, other: string | null): boolean {
  return one !== other && (MEASURES.has(one ?? '') || MEASURES.has(other ?? ''));
}

/**
 * Whether the numbers of a fact bear a number of a text out: the same value of the same unit, a
 * year of the same decade, or a distance rounded to whole miles.
 */
export function bearsOut(source: readonly NumberRead[], number: NumberRead): boolean {
  if (number.decade) return coversDecade(source, number.value);
  return source.some(({ value, unit, decade }) => {
    if (decade || measuresDiffer(unit, number.unit)) return false;
    if (value === number.value) return true;
    return number.unit === 'mile' && Math.round(value) === number.value;
  });
}
