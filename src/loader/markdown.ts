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
const TOO_DEEP = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s)){11}|^\s{21}/;

/** The first line of a text whose lists and quotes lie too deep to be parsed; null when there is none. */
export function tooDeepLine(markdown: string): number | null {
  const index = markdown.split('\n').findIndex((line) => TOO_DEEP.test(line));
  return index === -1 ? null : index + 1;
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
