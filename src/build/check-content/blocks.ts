/** A paragraph, a heading or an item of a list. */
export interface Block {
  /** In one line, without marks. */
  text: string;
  heading: boolean;
}

/** The blocks of a Markdown text, each as one line without marks. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((block) => ({
      heading: /^#{1,6} /.test(block.trim()),
      text: block
        .trim()
        .replace(/^(?:#{1,6}|[-*]|\d+\.) /, '')
        .replaceAll('**', '')
        .replaceAll(/\s+/g, ' '),
    }))
    .filter(({ text }) => text !== '');
}
