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

const LETTER_OR_NUMBER = /[\p{Letter}\p{Number}]/u;

/** Whether a word stands first in its part of a heading, or last in the heading. */
function isAtEdge(before: string, behind: string): boolean {
  const isFirst = !LETTER_OR_NUMBER.test(before) || ENDS_PART.test(before);
  return isFirst || !LETTER_OR_NUMBER.test(behind);
}

/**
 * A heading in Title Case: every word starts with a capital letter, except SMALL_WORDS that are neither
 * first nor last and do not follow a colon or the end of a sentence. Capitals inside a word stay.
 */
export function titleCase(heading: string): string {
  return heading.replaceAll(WORD, (word, index: number) => {
    const before = heading.slice(0, index);
    const behind = heading.slice(index + word.length);
    const isSmall = SMALL_WORDS.has(word.toLowerCase());
    return isSmall && !isAtEdge(before, behind)
      ? word.toLowerCase()
      : capitalized(word);
  });
}
