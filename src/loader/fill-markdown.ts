import type { MdastNode } from 'satteri';
import {
  quotesDroppedClaim,
  replacePlaceholders,
  type PlaceholderValues,
} from '../lib/fill.ts';
import { sentencesOf } from '../lib/sentences.ts';
import { wordsOf, type MarkdownTree } from './markdown.ts';

type Block = MarkdownTree['children'][number];
type Inline = Extract<MdastNode, { type: 'paragraph' }>['children'][number];
type List = Extract<MdastNode, { type: 'list' }>;
type Table = Extract<MdastNode, { type: 'table' }>;

/** A part of a text, from its first character to the one behind its last. */
interface Span {
  start: number;
  end: number;
}

/** The sentences of a text that quote a dropped claim. */
function droppedSpans(text: string, values: PlaceholderValues): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const sentence of sentencesOf(text)) {
    const end = start + sentence.length;
    if (quotesDroppedClaim(sentence, values)) spans.push({ start, end });
    start = end;
  }
  return spans;
}

/** A text without the parts that lie in spans; `offset` is where it starts in the text of the spans. */
function cutText(text: string, offset: number, spans: readonly Span[]): string {
  const place = (position: number) =>
    Math.min(Math.max(position - offset, 0), text.length);
  return spans.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, place(start)) + rest.slice(place(end)),
    text,
  );
}

/** Nodes in a line without the parts that lie in spans; one that loses all of its words goes. */
function cutInline(
  nodes: readonly Inline[],
  offset: number,
  spans: readonly Span[],
): Inline[] {
  let start = offset;
  return nodes.flatMap((node): Inline[] => {
    const nodeStart = start;
    const words = wordsOf(node);
    start += words.length;
    const kept = cutText(words, nodeStart, spans);
    if (kept === words) return [node];
    if (kept === '') return [];
    if (node.type === 'text') return [{ ...node, value: kept }];
    if (!('children' in node)) return [node];
    return [{ ...node, children: cutInline(node.children, nodeStart, spans) }];
  });
}

function replaceInline(
  nodes: readonly Inline[],
  values: PlaceholderValues,
): Inline[] {
  return nodes.map((node): Inline => {
    if (node.type === 'text')
      return { ...node, value: replacePlaceholders(node.value, values) };
    if (!('children' in node)) return node;
    return { ...node, children: replaceInline(node.children, values) };
  });
}

/** Nodes in a line without the space that a sentence cut off their end has left. */
function trimEnd(nodes: readonly Inline[]): Inline[] {
  const before = nodes.slice(0, -1);
  const last = nodes.at(-1);
  if (last?.type === 'break') return trimEnd(before);
  if (last?.type !== 'text') return [...nodes];
  const value = last.value.trimEnd();
  return value === '' ? trimEnd(before) : [...before, { ...last, value }];
}

/** Nodes in a line with their placeholders filled, without the sentences that quote a dropped claim. */
function fillInline(
  nodes: readonly Inline[],
  values: PlaceholderValues,
): Inline[] {
  const spans = droppedSpans(
    nodes.map((node) => wordsOf(node)).join(''),
    values,
  );
  const kept = spans.length === 0 ? nodes : trimEnd(cutInline(nodes, 0, spans));
  return replaceInline(kept, values);
}

/** How far the blocks reach that one leads to: all under a heading, the list behind "It comes with:". */
function endOfBlocksUnder(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (block?.type === 'heading') {
    const next = blocks.findIndex(
      (other, at) =>
        at > index && other.type === 'heading' && other.depth <= block.depth,
    );
    return next === -1 ? blocks.length : next;
  }
  const isLeadIn =
    block?.type === 'paragraph' && wordsOf(block).trimEnd().endsWith(':');
  return Math.min(index + (isLeadIn ? 2 : 1), blocks.length);
}

/** Blocks with their placeholders filled. One that says nothing any more goes, and what led to it. */
function fillBlocks(
  blocks: readonly Block[],
  values: PlaceholderValues,
): Block[] {
  const filled = blocks.map((block) => fillBlock(block, values));
  // From the last, so that a heading over headings goes after them.
  for (let index = filled.length - 1; index >= 0; index--) {
    const under = filled.slice(index + 1, endOfBlocksUnder(blocks, index));
    const lostThemAll =
      under.length > 0 && under.every((block) => block === null);
    if (lostThemAll) filled[index] = null;
  }
  return filled.filter((block) => block !== null);
}

function fillList(list: List, values: PlaceholderValues): List | null {
  const items = list.children.flatMap((item) => {
    const children = fillBlocks(item.children, values);
    return children.length === 0 && item.children.length > 0
      ? []
      : [{ ...item, children }];
  });
  // The types of mdast tell blocks of an item from those of a document, which hold the same kinds.
  return items.length > 0 ? ({ ...list, children: items } as List) : null;
}

/** A table without the rows of which a cell says nothing any more, or null when only its head is left. */
function fillTable(table: Table, values: PlaceholderValues): Table | null {
  const rows = table.children.flatMap((row, index) => {
    const cells = row.children.map((cell) => ({
      ...cell,
      children: fillInline(cell.children, values),
    }));
    const lostACell = cells.some(
      (cell, place) =>
        cell.children.length === 0 &&
        row.children[place]?.children.length !== 0,
    );
    return lostACell && index > 0 ? [] : [{ ...row, children: cells }];
  });
  return rows.length > 1 || table.children.length === 1
    ? { ...table, children: rows }
    : null;
}

const isTextBlock = (block: Block) =>
  block.type === 'paragraph' || block.type === 'heading';

/** A block with its placeholders filled; null when it says nothing without a dropped claim. */
function fillBlock(block: Block, values: PlaceholderValues): Block | null {
  if (block.type === 'list') return fillList(block, values);
  if (block.type === 'table') return fillTable(block, values);
  if (block.type === 'blockquote') {
    const children = fillBlocks(block.children, values);
    return children.length > 0 ? ({ ...block, children } as Block) : null;
  }
  // A rule between paragraphs says nothing anyway, nor does a heading without words.
  if (!isTextBlock(block) || block.children.length === 0) return block;
  const children = fillInline(block.children, values);
  return children.length > 0 ? { ...block, children } : null;
}

/**
 * The tree of a text with its placeholders filled. A sentence that quotes a dropped claim is left out,
 * with the item, the row, the paragraph or the heading that says nothing without it.
 */
export function fillTree(
  tree: MarkdownTree,
  values: PlaceholderValues,
): MarkdownTree {
  return { ...tree, children: fillBlocks(tree.children, values) };
}
