import type { Business } from '../schemas/business.ts';
import type { Minutes } from '../schemas/fields.ts';

/** The words before every starting price. */
export const PRICE_LABEL = 'Starting at';

/** The words of the call bar: "24/7 Emergency Service". */
export const emergencyLabel = ({ claims }: Business) =>
  [claims.emergencyHours, 'Emergency Service'].filter(Boolean).join(' ');

/** Whole US dollars as they are shown: `$120`. */
export const inDollars = (dollars: number) => `$${String(dollars)}`;

/** How soon someone comes, as running text says it, on one line: `25 to 40 minutes`. */
export const minutesInWords = ({ from, to }: Minutes) =>
  `${String(from)} to ${String(to)} minutes`.replaceAll(' ', '\u00A0');

/** The same where figures stand large: `25–40 min`. */
export const minutesAsFigure = ({ from, to }: Minutes) =>
  `${String(from)}–${String(to)} min`;

/** A text without the spaces that keep words on one line, for machines that read it. */
export const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/** The address in one line, with street and postal code where they are given. */
export function addressLine({
  street,
  locality,
  region,
  postalCode,
}: Business['address']): string {
  const state = [region, postalCode].filter(Boolean).join(' ');
  return [street, locality, state].filter(Boolean).join(', ');
}

/** A month such as `2026-11` in words: `November 2026`. */
export function monthInWords(month: string): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(month).toLocaleDateString('en-US', form);
}

/** A time of day such as `17:30` as it is said: `5:30 pm`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${String(hour % 12 || 12)}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A text with a capital letter at its start. */
export const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/** A claim as a heading, in Title Case: `12-Month Warranty`. */
export const titleCase = (text: string) =>
  text.replaceAll(/[a-z]+(?:’[a-z]+)?/gi, (word) =>
    SMALL_WORDS.has(word) ? word : capitalized(word),
  );

/** The name of a language in itself, by its code: `es` as "Español". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return capitalized(name ?? code);
}
