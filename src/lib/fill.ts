import { CLAIM_NAMES } from '../schemas/business.ts';

const TOKEN = /\{([A-Za-z]+)\}/g;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The claims by name; one that the owner has dropped is undefined or not there. */
export type Claims = Readonly<Record<string, string | undefined>>;

/** The names that stand in braces in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

function isDropped(name: string, claims: Claims): boolean {
  return claims[name] === undefined && CLAIM_NAMES.includes(name);
}

function fillToken(token: string, name: string, claims: Claims): string {
  const claim = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (claim !== undefined) return claim;
  throw new Error(`${token} is no claim: run npm run check:content`);
}

/**
 * Puts claims in the place of their names, so that each is written once: `{warranty}`. A sentence
 * that quotes a claim the owner has dropped is left out, so the text may come back empty.
 * @throws when a text names a claim that does not exist
 */
export function fillText(text: string, claims: Claims): string {
  const quotesDropped = (part: string) => tokensIn(part).some((name) => isDropped(name, claims));
  const kept = quotesDropped(text)
    ? text
        .split(SENTENCE_END)
        .filter((sentence) => !quotesDropped(sentence))
        .join(' ')
    : text;
  return kept.replaceAll(TOKEN, (token, name: string) => fillToken(token, name, claims));
}

/** Whether a value says nothing any more: a text that lost its last sentence, or holds one. */
export function isEmptied(value: unknown, claims: Claims): boolean {
  if (typeof value === 'string') return value !== '' && fillText(value, claims) === '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((item) => isEmptied(item, claims));
}

/**
 * `fillText` on every text inside a plain value. Items of lists that lose all of a text go.
 * @throws when a text names an unknown claim
 */
export function fillDeep<Value>(value: Value, claims: Claims): Value {
  if (typeof value === 'string') return fillText(value, claims) as Value;
  if (Array.isArray(value)) {
    const items = (value as unknown[]).filter((item) => !isEmptied(item, claims));
    return items.map((item) => fillDeep(item, claims)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep<unknown>(item, claims)]),
  ) as Value;
}
