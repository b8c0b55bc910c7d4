import { CLAIM_NAMES } from '../schemas/business.ts';
import { minutesInWords } from './formats.ts';
import { sentencesOf } from './sentences.ts';

/** A name in braces, such as `{warranty}` or `{ warranty }`. */
const PLACEHOLDER = /\{\s*([A-Za-z]+)\s*\}/g;

/** The texts that placeholders stand for; a claim that the owner has dropped has none. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function valueOf(name: string, values: PlaceholderValues): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Whether a text quotes a claim that the owner has dropped from business.yml. */
export function quotesDroppedClaim(
  text: string,
  values: PlaceholderValues,
): boolean {
  return placeholdersIn(text).some(
    (name) => CLAIM_NAMES.includes(name) && valueOf(name, values) === undefined,
  );
}

/**
 * Puts values in the place of placeholders, a range of minutes in words. An unknown placeholder stays:
 * the content check reports it.
 */
export function replacePlaceholders(
  text: string,
  values: PlaceholderValues,
): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = valueOf(name, values);
    return value === undefined ? placeholder : minutesInWords(value);
  });
}

/**
 * Puts values in the place of placeholders, so that each fact is written once. A sentence that quotes
 * a dropped claim is left out, so the text may come back empty.
 */
export function fillText(text: string, values: PlaceholderValues): string {
  if (!quotesDroppedClaim(text, values))
    return replacePlaceholders(text, values);
  const kept = sentencesOf(text).filter(
    (sentence) => !quotesDroppedClaim(sentence, values),
  );
  return replacePlaceholders(kept.join('').trimEnd(), values);
}

/**
 * Whether a value says nothing any more: a text that lost its last sentence, or a group with such a text of its own.
 * A group inside of it may go alone.
 */
export function isEmptied(value: unknown, values: PlaceholderValues): boolean {
  if (typeof value === 'string')
    return value !== '' && fillText(value, values) === '';
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return false;
  return Object.values(value).some(
    (item) => typeof item === 'string' && isEmptied(item, values),
  );
}

/**
 * `fillText` on every text inside a plain value. Items of lists that lose all of a text go.
 * The casts say that a filled value has the shape it had, which TypeScript cannot follow.
 */
export function fillDeep<Value>(
  value: Value,
  values: PlaceholderValues,
): Value {
  if (typeof value === 'string') return fillText(value, values) as Value;
  if (Array.isArray(value)) {
    const kept = (value as unknown[]).filter(
      (item) => !isEmptied(item, values),
    );
    return kept.map((item) => fillDeep(item, values)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    fillDeep(item, values),
  ]);
  return Object.fromEntries(fields) as Value;
}
