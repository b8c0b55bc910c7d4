import { blocksOf } from './blocks.ts';

/** Markdown as one line of plain text: no headings, no marks, single spaces. */
export function plainText(markdown: string): string {
  return blocksOf(markdown)
    .filter(({ heading }) => !heading)
    .map(({ text }) => text)
    .join(' ');
}
