import type { MdastNode } from 'satteri';
import { sentencesOf } from '../../lib/sentences.ts';
import { lineOfNode, nodesOf, plainParagraphs } from '../markdown.ts';
import type { ParsedEntry } from '../parse.ts';
import { fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

/** The text of one kind of card, and what an editor is told of it. */
interface ShortText {
  /** A card has room for so many sentences. */
  mostSentences: number;
  /** What to write where the text is empty. */
  ifEmpty: string;
  /** What is told so; completes "… is told in plain sentences." */
  subject: string;
  /** What to keep of a text that is too long. */
  ifLong: string;
}

const JOB: ShortText = {
  mostSentences: 5,
  ifEmpty:
    'Tell the job in one to five sentences: what was wrong, what you did.',
  subject: 'A job',
  ifLong: 'Keep what a neighbor would like to know.',
};

const PERSON: ShortText = {
  mostSentences: 3,
  ifEmpty:
    'Say in a sentence or two what customers should know of this person.',
  subject: 'A person',
  ifLong: 'Keep what customers remember.',
};

const PLAIN: readonly MdastNode['type'][] = [
  'root',
  'paragraph',
  'text',
  'break',
];

function textProblems(
  { file, tree }: ParsedEntry,
  { mostSentences, ifEmpty, subject, ifLong }: ShortText,
): Problem[] {
  if (tree === null) return [];
  if (tree.children.length === 0) {
    const message = `The text below the second line of hyphens is empty. ${ifEmpty}`;
    return [fileProblem(file, message)];
  }
  const marked = nodesOf(tree).find(({ type }) => !PLAIN.includes(type));
  if (marked) {
    const message = `${subject} is told in plain sentences. Write this without headings, lists, links and bold words.`;
    return [fileProblem(file, message, lineOfNode(marked))];
  }
  const sentences = plainParagraphs(tree).flatMap((text) => sentencesOf(text));
  if (sentences.length <= mostSentences) return [];
  const message = `The text has ${String(sentences.length)} sentences; ${String(mostSentences)} is the most. ${ifLong}`;
  return [fileProblem(file, message)];
}

/** Texts of jobs and people that are no short story: cards show them as plain sentences. */
export const shortTexts: Rule = ({ jobs, team }) => [
  ...jobs.flatMap((entry) => textProblems(entry, JOB)),
  ...team.flatMap((entry) => textProblems(entry, PERSON)),
];
