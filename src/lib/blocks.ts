/** A paragraph, a heading or an item of a list. */
interface Block {
  /** In one line, without marks. */
  text: string;
  heading: boolean;
}

/** Between two blocks: an empty line, the end of a heading, the start of a heading or an item. */
const BETWEEN = /\n\s*\n|(?<=^#{1,6} .*)\n|\n(?=\s*(?:#{1,6}|[-*]|\d+\.) )/m;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** The blocks of a Markdown text, each as one line without marks. */
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
