import type { MdastNode } from 'satteri';
import { sentencesOf } from '../../lib/sentences.ts';
import { lineOfNode, nodesOf, plainParagraphs } from '../markdown.ts';
import type { ParsedEntry } from '../parse.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

/** A card has room for so many. */
const MOST_SENTENCES = 5;

const EMPTY =
  'The text below the second line of hyphens is empty. Tell the job in one to five sentences: what was wrong, what you did.';
const NOT_PLAIN =
  'A job is told in plain sentences. Write this without headings, lists, links and bold words.';

const PLAIN: readonly MdastNode['type'][] = [
  'root',
  'paragraph',
  'text',
  'break',
];

function jobProblems({ file, tree }: ParsedEntry): Problem[] {
  if (tree === null) return [];
  if (tree.children.length === 0) return [fileProblem(file, EMPTY)];
  const marked = nodesOf(tree).find(({ type }) => !PLAIN.includes(type));
  if (marked) return [fileProblem(file, NOT_PLAIN, lineOfNode(marked))];
  const sentences = plainParagraphs(tree).flatMap((text) => sentencesOf(text));
  if (sentences.length <= MOST_SENTENCES) return [];
  const message = `The text has ${String(sentences.length)} sentences; ${String(MOST_SENTENCES)} is the most. Keep what a neighbor would like to know.`;
  return [fileProblem(file, message)];
}

/** Jobs whose text is no short story: cards show it as plain sentences. */
export const jobTexts: Rule = ({ jobs }) => jobs.flatMap(jobProblems);
