import { capitalized } from './formats.ts';

/** Words that stay small inside a heading. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'if',
  'in',
  'nor',
  'of',
  'on',
  'or',
  'the',
  'to',
  'vs',
]);

/** A word, or a part of one with hyphens; not the end of "2x4" or "{name}'s", nor a name in braces. */
const WORD =
  /(?<![\p{Letter}\p{Number}{]|[\p{Letter}\p{Number}}]['’])\p{Letter}[\p{Letter}\p{Number}'’]*/gu;

/** Signs behind which a heading starts anew: a colon, the end of a sentence. */
const ENDS_PART = /[:.?!]\s+["'“‘(]*$/;

/**
 * A heading in Title Case: every word starts with a capital letter, except SMALL_WORDS that are neither
 * first nor last and do not follow a colon or the end of a sentence. Capitals inside a word stay.
 */
export function titleCase(heading: string): string {
  const words = [...heading.matchAll(WORD)];
  return heading.replaceAll(WORD, (word, index: number) => {
    const isFirst = index === words.at(0)?.index;
    const isLast = index === words.at(-1)?.index;
    const startsPart = ENDS_PART.test(heading.slice(0, index));
    if (isFirst || isLast || startsPart) return capitalized(word);
    return SMALL_WORDS.has(word.toLowerCase())
      ? word.toLowerCase()
      : capitalized(word);
  });
}
