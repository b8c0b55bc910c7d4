import { CLAIM_NAMES } from '../schemas/business.ts';
import { BETWEEN } from './plain-text.ts';

const TOKEN = /\{\s*([A-Za-z]+)\s*\}/g;
const SENTENCE_END = /(?<=[.!?])\s+/;
/** What makes a line of Markdown a heading, an item or a quote. */
const MARK = /^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/;

/** What stands between blocks is kept between them. */
const PARTS = new RegExp(`(${BETWEEN.source})`, BETWEEN.flags);

/** What is said, by the names that stand for it; a claim that the owner has dropped is undefined. */
export type Words = Readonly<Record<string, string | undefined>>;

/** The names that stand in braces in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

function wordOf(name: string, words: Words): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/**
 * Puts words in the place of their names, so that each is written once: `{warranty}`. A sentence
 * that quotes a claim the owner has dropped is left out, so the text may come back empty. A name
 * that stands for nothing stays: the content check tells it.
 */
export function fillText(text: string, words: Words): string {
  const quotesDropped = (part: string) =>
    tokensIn(part).some((name) => CLAIM_NAMES.includes(name) && wordOf(name, words) === undefined);
  const kept = quotesDropped(text)
    ? text
        .split(SENTENCE_END)
        .filter((sentence) => !quotesDropped(sentence))
        .join(' ')
    : text;
  return kept.replaceAll(TOKEN, (token, name: string) => wordOf(name, words) ?? token);
}

/**
 * `fillText` on every paragraph, heading and item of a Markdown text; what is left empty goes with
 * its mark. What stands below keeps its line, so that mistakes are told where they are.
 */
export function fillMarkdown(markdown: string, words: Words): string {
  const lines = (text: string) => text.split('\n').length - 1;
  let lost = 0;
  return markdown.split(PARTS).reduce((filled, part, index) => {
    if (index % 2 === 1) {
      const blank = lines(part) > 1 ? part + '\n'.repeat(lost) : part;
      lost = blank === part ? lost : 0;
      return filled + blank;
    }
    const [mark = ''] = MARK.exec(part) ?? [];
    const text = fillText(part.slice(mark.length), words);
    if (text === '' && part !== mark) {
      lost += lines(part);
      // Without its mark, and without a second line end behind what stands above.
      return filled.replace(/(?<!\n)\n$/, () => (lost++, ''));
    }
    lost += lines(part) - lines(mark + text);
    return filled + mark + text;
  }, '');
}

/** Whether a value says nothing any more: a text that lost its last sentence, or holds one. */
export function isEmptied(value: unknown, words: Words): boolean {
  if (typeof value === 'string') return value !== '' && fillText(value, words) === '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((item) => isEmptied(item, words));
}

/** `fillText` on every text inside a plain value. Items of lists that lose all of a text go. */
export function fillDeep<Value>(value: Value, words: Words): Value {
  if (typeof value === 'string') return fillText(value, words) as Value;
  if (Array.isArray(value)) {
    const items = (value as unknown[]).filter((item) => !isEmptied(item, words));
    return items.map((item) => fillDeep(item, words)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep<unknown>(item, words)]),
  ) as Value;
}
