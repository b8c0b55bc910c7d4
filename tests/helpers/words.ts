/**
 * The words of a text with one space between them. Without signs, since the site sets quotes and dashes
 * of its own.
 */
export const wordsIn = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}$]+/gu, ' ').trim();

const LINK_ADDRESS = /\]\([^)]*\)/g;
const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s/gm;

/** The words of each heading, paragraph and list item of a Markdown text. */
export function blocksIn(markdown: string): string[] {
  return markdown
    .replaceAll(LINK_ADDRESS, ']')
    .replaceAll(LIST_MARK, '\n\n')
    .split(/\n\s*\n/)
    .map(wordsIn)
    .filter((words) => words !== '');
}
