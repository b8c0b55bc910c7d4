import { markdownToMdast, type Features, type MdastNode } from 'satteri';

/** The tree of a Markdown text (https://github.com/syntax-tree/mdast). */
export type MarkdownTree = Extract<MdastNode, { type: 'root' }>;

/** The Markdown of Astro, without front matter: the loader has taken it off. */
export const MARKDOWN_FEATURES: Features = {
  gfm: true,
  smartPunctuation: true,
  frontmatter: false,
};

/** Lists and quotes more than ten deep in one line; the parser takes minutes for thousands. */
const DEEP_LINE = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s)){11}|^\s{21}/;
const TOO_DEEP =
  'Lists and quotes lie more than 10 deep in each other here. Start the line further left.';

/** The most columns of a table: the parser gives every row as many cells as its head has. */
const MOST_COLUMNS = 20;
const TOO_WIDE = `This line has more signs | than a table of ${String(MOST_COLUMNS)} columns, which is the most. Divide the table, or write a list.`;

/** The most characters of a paragraph: for some the parser takes the square of their number. */
const LONGEST_PARAGRAPH = 2000;
const TOO_LONG = `The paragraph that ends here has more than ${String(LONGEST_PARAGRAPH)} characters. Put an empty line where another thought starts.`;

/** A line that goes on with no paragraph: an empty one, a heading, a row, an item. */
const PARAGRAPH_START = /^\s*(?:$|#|\||[-*+]\s|\d+[.)]\s)/;

const CONTROL_CHARACTER = /[^\P{Control}\t\r]/u;
const UNSHOWABLE =
  'The line holds a character that cannot be shown. Delete the word around it and type it again.';

/** The first line of a text that would take the parser too long, or no page can show. */
export function unreadableLine(
  markdown: string,
): { line: number; message: string } | null {
  let paragraphLength = 0;
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    if (DEEP_LINE.test(text)) return { line, message: TOO_DEEP };
    // A row may have a sign at each end, too.
    if (text.split('|').length > MOST_COLUMNS + 2)
      return { line, message: TOO_WIDE };
    if (PARAGRAPH_START.test(text)) paragraphLength = 0;
    paragraphLength += text.length;
    if (paragraphLength > LONGEST_PARAGRAPH) return { line, message: TOO_LONG };
    if (CONTROL_CHARACTER.test(text)) return { line, message: UNSHOWABLE };
  }
  return null;
}

export function parseMarkdown(markdown: string): MarkdownTree {
  const tree = markdownToMdast(markdown, { features: MARKDOWN_FEATURES });
  // For the compiler: the type of the parser does not say that a document is always a root.
  if (tree.type !== 'root')
    throw new Error(`The parser made a ${tree.type} of a document`);
  return tree;
}

/** All nodes of a tree, in the order in which they are written. */
export function nodesOf(node: MdastNode): MdastNode[] {
  const below =
    'children' in node ? node.children.flatMap((child) => nodesOf(child)) : [];
  return [node, ...below];
}

/** Nodes around a word, a list and its item each one: ten lists have twenty, with bold words in them. */
const MOST_LEVELS = 40;

/** The first node that lies deeper than any text of ours: the renderer fails at 128. */
export function tooDeepNode(node: MdastNode, level = 0): MdastNode | null {
  if (level > MOST_LEVELS) return node;
  const below = 'children' in node ? node.children : [];
  for (const child of below) {
    const found = tooDeepNode(child, level + 1);
    if (found !== null) return found;
  }
  return null;
}

/** The line of the file that a node starts on. */
export function lineOfNode({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}

/** The words of a node without its marks; a line break is a line end. */
export function wordsOf(node: MdastNode): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  return 'children' in node
    ? node.children.map((child) => wordsOf(child)).join('')
    : '';
}

/** The paragraphs, items and rows of a tree as plain text, each in one line; headings are left out. */
export function plainParagraphs(node: MdastNode): string[] {
  if (node.type === 'heading') return [];
  if (node.type === 'tableRow')
    return [node.children.map((cell) => oneLine(cell)).join(' ')];
  if (node.type === 'paragraph') return [oneLine(node)];
  if ('children' in node)
    return node.children.flatMap((child) => plainParagraphs(child));
  return [];
}

function oneLine(node: MdastNode): string {
  return wordsOf(node).replaceAll(/\s+/g, ' ').trim();
}
