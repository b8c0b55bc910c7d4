import { type Page } from './dist.ts';
import { attributesOf, mainOf, textOf, textsOf } from './dom.ts';

/**
 * The words of a text with one space between them. Without signs, since the site sets quotes and dashes
 * of its own.
 */
export const wordsIn = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}$]+/gu, ' ').trim();

const LINK_ADDRESS = /\]\([^)]*\)/g;
const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s/gm;

/** The words of each heading, paragraph and list item of a Markdown text. */
const blocksIn = (markdown: string): string[] =>
  markdown
    .replaceAll(LINK_ADDRESS, ']')
    .replaceAll(LIST_MARK, '\n\n')
    .split(/\n\s*\n/)
    .map(wordsIn)
    .filter(Boolean);

/** Fields that name a file, an entry or a kind, and those that other pages print. */
const UNPRINTED =
  'slug page image icon phone link areas area service neighbors category part focus color formerly month symptom otherSymptoms';

/** The words of each text in some content, in blocks. */
export function blocksOf(content: unknown): string[] {
  if (typeof content === 'string') return blocksIn(content);
  return Object.entries(content ?? {})
    .filter(([field]) => !UNPRINTED.split(' ').includes(field))
    .flatMap(([, value]: [string, unknown]) => blocksOf(value));
}

const wordsOf = new WeakMap<Page, string>();

/** The texts of some content that a page says neither in its main part, nor of a picture, nor in search results. */
export function unsaidOn(page: Page, content: unknown): string[] {
  const said =
    wordsOf.get(page) ??
    [
      textOf(mainOf(page)),
      ...textsOf(page.root, 'title'),
      ...attributesOf(page.root, 'img', 'alt'),
      ...attributesOf(page.root, 'meta[name="description"]', 'content'),
    ]
      .map(wordsIn)
      .join('\n')
      .toLowerCase();
  wordsOf.set(page, said);
  return blocksOf(content).filter((text) => !said.includes(text.toLowerCase()));
}
