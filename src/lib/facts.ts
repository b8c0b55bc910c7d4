import type { Business } from '../schemas/business.ts';
import { capitalized, minutesInWords } from './formats.ts';

/** What a text may quote as `{name}`. */
export type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/gu;

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number as a word up to twenty, in digits above. */
const numberWord = (count: number) => NUMBER_WORDS[count] ?? String(count);

/**
 * All facts: the claims of the company, how many towns there are.
 * A claim that the owner has dropped is none, so that a text that still quotes it is refused.
 */
export function factsOf(
  { emergencyResponse, ...claims }: Business['claims'],
  towns: number,
): Facts {
  const facts = {
    ...claims,
    emergencyResponse: emergencyResponse && minutesInWords(emergencyResponse),
    towns: numberWord(towns),
    Towns: capitalized(numberWord(towns)),
    townCount: String(towns),
    moreTowns: String(towns - 1),
  };
  const known = Object.entries(facts).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(known) as Facts;
}

/** The names in braces of a text that are no facts. */
export function unknownNames(text: string, facts: Facts): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return names.filter((name) => !Object.hasOwn(facts, name));
}

/**
 * Any value with its placeholders filled: a text, a list, the fields of an entry.
 * @throws on a name that is no fact, which the content check rules out
 */
export function fill<Value>(value: Value, facts: Facts): Value;
export function fill(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(PLACEHOLDER, (_placeholder, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`{${name}} is no fact`);
      return fact;
    });
  }
  if (Array.isArray(value))
    return value.map((item: unknown) => fill(item, facts));
  // Reading a field of a picture would publish its original, so pictures are passed on unread.
  if (typeof value !== 'object' || value === null || 'format' in value)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      fill(item, facts),
    ]),
  );
}
