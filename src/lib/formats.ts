import type { Business } from '../schemas/business.ts';

/** Whole US dollars as they are shown: `$120`. */
export function inDollars(dollars: number): string {
  return `$${String(dollars)}`;
}

/** "15-30 minutes" and "12-month" never break at the end of a line; what is copied stays plain. */
export const RANGE = /(\b\d+-(?:\d+ \w+|[a-z]+))/;

/** A range of minutes as running text says it: `25-40 min` as `25 to 40 minutes`; the rest stays. */
export function minutesInWords(text: string): string {
  return text.replaceAll(/\b(\d+)-(\d+) min(?:utes)?\b/g, '$1 to $2 minutes');
}

/** A range of minutes where figures stand large: `25-40 min` or `25 to 40 minutes` as `25–40 min`; the rest stays. */
export function minutesAsFigure(text: string): string {
  return text.replaceAll(/\b(\d+)(?:-| to )(\d+) min(?:utes)?\b/g, '$1–$2 min');
}

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

/** A text with a capital letter at its start, for a line of its own. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Hours on site in words: `half an hour`, `1 hour`, `1.5 hours`. */
export function hoursInWords(hours: number): string {
  if (hours === 0.5) return 'half an hour';
  return hours === 1 ? '1 hour' : `${String(hours)} hours`;
}

/** The name of a field or file as words: `fullDescription` as "Full description". */
export function sentenceCase(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ');
  return capitalized(words.toLowerCase());
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** Languages by their codes, in words: `ko` as "Korean". */
export function languageNames(codes: readonly string[]): string[] {
  return codes.map((code) => LANGUAGE_NAMES.of(code) ?? code);
}
