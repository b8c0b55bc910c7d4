import type { MdastNode } from 'satteri';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { allEntries, type ParsedEntry } from '../parse.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

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
/** The reason why a node has no place in a text; null for one that may stand there. */
function refusalOf(node: MdastNode): string | null {
  if (!ALLOWED.includes(node.type)) return NOT_ALLOWED[node.type] ?? OTHERWISE;
  if (node.type === 'heading' && node.depth === 1) return TITLE;
  if (node.type === 'link' && node.title) return LINK_TITLE;
  return null;
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
  allEntries(content).flatMap(textProblems);
