import { fieldSchema, type FieldSchema } from '../schemas/field-schema.ts';
import { COLLECTIONS } from './collections.ts';
import { schemaAt, textsIn } from './field-values.ts';
import { lineOfNode, nodesOf, wordsOf } from './markdown.ts';
import type { ParsedEntry } from './parse.ts';
import {
  fieldProblem,
  fileProblem,
  type Path,
  type Problem,
} from './problem.ts';

/** A text that visitors read: a field, or a heading, a paragraph or a cell of the Markdown text. */
export interface Passage {
  entry: ParsedEntry;
  /** The field; null for a part of the Markdown text. */
  path: Path | null;
  /** The line that a part of the Markdown text starts on; null for a field. */
  line: number | null;
  words: string;
}

/** Whether a field holds words, and not a name to look up, a choice or a text of a fixed form. */
function holdsWords({
  type,
  role,
  pattern,
  const: constant,
  enum: choices,
}: FieldSchema) {
  const isFixed = pattern ?? constant ?? choices;
  return type === 'string' && role === undefined && isFixed === undefined;
}

/** The fields of a file that visitors read as words. */
export function fieldPassages(entry: ParsedEntry): Passage[] {
  const schema = fieldSchema(COLLECTIONS[entry.collection].schema);
  return textsIn(entry.raw)
    .filter(({ path }) => holdsWords(schemaAt(schema, entry.raw, path)))
    .map(({ path, text }) => ({ entry, path, line: null, words: text }));
}

/** The nodes of some types in the Markdown text of a file, from the first. */
function passagesOfType(
  entry: ParsedEntry,
  types: readonly string[],
): Passage[] {
  if (entry.tree === null) return [];
  return nodesOf(entry.tree)
    .filter(({ type }) => types.includes(type))
    .map((node) => ({
      entry,
      path: null,
      line: lineOfNode(node),
      words: wordsOf(node),
    }));
}

/** The parts of the Markdown text of a file, from the first. */
export function textPassages(entry: ParsedEntry): Passage[] {
  return passagesOfType(entry, ['heading', 'paragraph', 'tableCell']);
}

/** The headings of the Markdown text of a file. */
export function headingPassages(entry: ParsedEntry): Passage[] {
  return passagesOfType(entry, ['heading']);
}

export function passagesOf(entry: ParsedEntry): Passage[] {
  return [...fieldPassages(entry), ...textPassages(entry)];
}

/**
 * A problem at a place of a passage.
 * @param message completes "The field …" and "The text …"
 * @param index the character of the passage that the mistake starts at
 */
export function passageProblem(
  { entry, path, line, words }: Passage,
  message: string,
  index = 0,
): Problem {
  if (path !== null) return fieldProblem(entry, path, message);
  const linesBefore = words.slice(0, index).split('\n').length - 1;
  return fileProblem(
    entry.file,
    `The text ${message}`,
    (line ?? 1) + linesBefore,
  );
}
