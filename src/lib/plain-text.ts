interface Block {
  /** In one line, without marks. */
  text: string;
  heading: boolean;
}

/** Between two blocks: an empty line, the end of a heading, the start of a heading or an item. */
export const BETWEEN = /\n\s*\n|(?<=^#{1,6} .*)\n|\n(?=\s*(?:#{1,6}|[-*|]|\d+\.) )/m;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** The paragraphs, headings and items of a Markdown text. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(BETWEEN)
    .map((block) => ({
      heading: /^#{1,6} /.test(block.trim()),
      text: block
        .trim()
        .replace(/^(?:#{1,6}|[-*]|\d+\.) /, '')
        .replaceAll(LINK, '$1')
        .replaceAll(/[*_`>]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** Markdown as one line of plain text: no headings, no marks, single spaces. */
export function plainText(markdown: string): string {
  const blocks = blocksOf(markdown).filter(({ heading }) => !heading);
  return blocks.map(({ text }) => text).join(' ');
}
