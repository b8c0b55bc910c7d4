import type { MdastNode } from 'satteri';
import {
  lineOfNode,
  nodesOf,
  wordsOf,
  type MarkdownTree,
} from '../markdown.ts';
import { allEntries, type ParsedEntry } from '../parse.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

type Block = MarkdownTree['children'][number];
type Heading = Extract<Block, { type: 'heading' }>;

/** All that a text may be made of; anything else, HTML above all, never gets into a page. */
const ALLOWED: readonly MdastNode['type'][] = [
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'delete',
  'link',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'break',
  'thematicBreak',
];

const NOT_ALLOWED: Partial<Record<MdastNode['type'], string>> = {
  html: 'This is HTML, which has no place in the text. Remove what stands between < and >; write ## for a heading, - for a line of a list, **two stars** for bold.',
  image:
    'A picture cannot stand in the text. Name it in the field image, and remove it here.',
};
const OTHERWISE =
  'This has no place in the text. Write paragraphs, ## headings, lists, **bold** words and [links](/contact).';
const TITLE =
  'This heading has one #, or a line of = below it, which is kept for the title of the page. Write two: ##.';
const LINK_TITLE =
  'This link has a title, the words in quotes behind its address, which nobody sees. Remove it.';
const LINK_WORDS =
  'This link has no words. Write them between its square brackets: [words](/contact).';
const CHECKBOX =
  'This line has a box to tick, [ ] or [x], which nobody can. Remove it.';
const NOTHING_BELOW =
  'This heading has no text below it. Write some, or remove the heading.';
const NO_HEADING =
  'This heading has no words. Write them behind ##, or remove it.';
const HEADING_WITHIN =
  'This heading stands in a list or a quote, where it heads nothing. Start its line with ##, or write its words in bold: **words**.';
const ITEM_WORDS =
  'This line of a list has no words. Write them, or remove the line.';
const NO_ROWS =
  'This table has no rows below its head. Write some, or remove it.';
const TOO_MANY_CELLS =
  'This row has more cells than the head of its table; the page would leave out the last. Write a head for each, or remove a |.';
const STEP =
  'This heading lies more than one step below the one before. The first are ##, those within them ###.';

function linkRefusal(node: MdastNode & { type: 'link' }): string | null {
  if (node.title) return LINK_TITLE;
  return wordsOf(node).trim() === '' ? LINK_WORDS : null;
}

function itemRefusal(item: MdastNode & { type: 'listItem' }): string | null {
  if (typeof item.checked === 'boolean') return CHECKBOX;
  return wordsOf(item).trim() === '' ? ITEM_WORDS : null;
}

/** The reason why a node has no place in a text; null for one that may stand there. */
function refusalOf(node: MdastNode): string | null {
  if (!ALLOWED.includes(node.type)) return NOT_ALLOWED[node.type] ?? OTHERWISE;
  if (node.type === 'link') return linkRefusal(node);
  if (node.type === 'listItem') return itemRefusal(node);
  return node.type === 'heading' && node.depth === 1 ? TITLE : null;
}

/** Whether a block, below a heading of some depth, is text of its own or a heading within it. */
function isBelow(block: Block | undefined, depth: number): boolean {
  if (block === undefined) return false;
  return block.type !== 'heading' || block.depth > depth;
}

/** @param depthBefore the depth of the heading before; 1 is that of the page's title */
function headingFault(
  heading: Heading,
  next: Block | undefined,
  depthBefore: number,
): string | null {
  if (wordsOf(heading).trim() === '') return NO_HEADING;
  if (heading.depth > depthBefore + 1) return STEP;
  return isBelow(next, heading.depth) ? null : NOTHING_BELOW;
}

function headingProblems({ file, tree }: ParsedEntry): Problem[] {
  const blocks = tree?.children ?? [];
  let depth = 1;
  return blocks.flatMap((block, index) => {
    // One of depth 1 is refused already.
    if (block.type !== 'heading' || block.depth === 1) return [];
    const fault = headingFault(block, blocks[index + 1], depth);
    depth = block.depth;
    return fault === null ? [] : [fileProblem(file, fault, lineOfNode(block))];
  });
}

/** Headings that are not in the outline of the page. */
function headingsWithin({ file, tree }: ParsedEntry): Problem[] {
  if (tree === null) return [];
  return nodesOf(tree).flatMap((node) => {
    // One of depth 1 is refused already.
    if (node.type !== 'heading' || node.depth === 1) return [];
    if (tree.children.includes(node)) return [];
    return [fileProblem(file, HEADING_WITHIN, lineOfNode(node))];
  });
}

/** Tables without rows, and rows of which the page would leave out cells. */
function tableProblems({ file, tree }: ParsedEntry): Problem[] {
  if (tree === null) return [];
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'table') return [];
    const [head, ...rows] = node.children;
    if (rows.length === 0)
      return [fileProblem(file, NO_ROWS, lineOfNode(node))];
    const columns = head?.children.length ?? 0;
    return rows
      .filter((row) => row.children.length > columns)
      .map((row) => fileProblem(file, TOO_MANY_CELLS, lineOfNode(row)));
  });
}

function textProblems({ file, tree }: ParsedEntry): Problem[] {
  if (tree === null) return [];
  const problems = nodesOf(tree).flatMap((node) => {
    const refusal = refusalOf(node);
    return refusal === null
      ? []
      : [fileProblem(file, refusal, lineOfNode(node))];
  });
  // An element of HTML has two tags, often in one line.
  const byLine = Map.groupBy(
    problems,
    ({ line, message }) => `${String(line)} ${message}`,
  );
  return [...byLine.values()].flatMap((same) => same.slice(0, 1));
}

/** Parts of texts that no page can show. */
export const texts: Rule = (content) =>
  allEntries(content).flatMap((entry) => [
    ...textProblems(entry),
    ...headingProblems(entry),
    ...headingsWithin(entry),
    ...tableProblems(entry),
  ]);
