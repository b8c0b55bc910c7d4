import { CLAIM_NAMES } from '../schemas/business.ts';

const TOKEN = /\{([A-Za-z]+)\}/g;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The claims by name; one that the owner has dropped is undefined or not there. */
export type Claims = Readonly<Record<string, string | undefined>>;

/** A text that cannot be filled, told to the person who can mend it. */
export interface FillProblem {
  path: PropertyKey[];
  /** `emptied`: it lost its last sentence with a dropped claim. */
  kind: 'unknown' | 'emptied';
  message: string;
}

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
  const known = Object.keys(claims).filter((key) => claims[key] !== undefined);
  throw new Error(
    `"${token}" is not a claim of business.yml. Write one of {${known.join('}, {')}}`,
  );
}

/**
 * Puts claims in the place of their names, so that each is written once: `{warranty}`. A sentence
 * that quotes a claim the owner has dropped is left out, so the text may come back empty.
 * @throws when a text names a claim that does not exist, with the names that do
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
function isEmptied(value: unknown, claims: Claims): boolean {
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

function textProblems(text: string, claims: Claims, path: PropertyKey[]): FillProblem[] {
  try {
    if (fillText(text, claims) !== '' || text === '') return [];
    const message =
      'says nothing without a claim that business.yml has dropped. Write it without the braces.';
    return [{ path, kind: 'emptied', message }];
  } catch (error) {
    const message = `names an unknown claim: ${(error as Error).message}.`;
    return [{ path, kind: 'unknown', message }];
  }
}

/**
 * The texts inside a plain value that cannot be filled: unknown claims, and labels left empty. An
 * item of a list, or a row around a big figure, goes as a whole and is no problem.
 */
export function fillProblems(
  value: unknown,
  claims: Claims,
  path: PropertyKey[] = [],
): FillProblem[] {
  if (typeof value === 'string') return textProblems(value, claims, path);
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const problems = Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const below = fillProblems(item, claims, [...path, isList ? Number(key) : key]);
    return isList && isAllGone(item, below, claims) ? [] : below;
  });
  return 'figure' in value && isAllGone(value.figure, problems, claims) ? [] : problems;
}

function isAllGone(item: unknown, problems: readonly FillProblem[], claims: Claims): boolean {
  return problems.every(({ kind }) => kind === 'emptied') && isEmptied(item, claims);
}
