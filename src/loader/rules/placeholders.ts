import { placeholdersIn } from '../../lib/fill.ts';
import { COLLECTIONS } from '../collections.ts';
import { textsIn, valueAt } from '../field-values.ts';
import { filledData } from '../placeholder-values.ts';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { allEntries, type ParsedContent, type ParsedEntry } from '../parse.ts';
import {
  didYouMean,
  fieldProblem,
  fileProblem,
  type Path,
  type Problem,
} from '../problem.ts';
import type { Rule } from './rule.ts';

const EMPTY =
  'says nothing without a claim that business.yml has dropped. Write it without the braces.';

/** The first placeholder of a text that nothing fills there. */
function unknownPlaceholder(
  text: string,
  { collection }: ParsedEntry,
): string | undefined {
  const known: readonly string[] = COLLECTIONS[collection].placeholders;
  return placeholdersIn(text).find((name) => !known.includes(name));
}

function unknownMessage(name: string, { collection }: ParsedEntry): string {
  const known: readonly string[] = COLLECTIONS[collection].placeholders;
  const advice =
    known.length === 0
      ? 'Write the words'
      : `Write one of {${known.join('}, {')}}`;
  return `holds {${name}}, which nothing fills here.${didYouMean(name, known)} ${advice}.`;
}

function unknownInFields(entry: ParsedEntry): Problem[] {
  return textsIn(entry.raw).flatMap(({ path, text }) => {
    const name = unknownPlaceholder(text, entry);
    return name === undefined
      ? []
      : [fieldProblem(entry, path, unknownMessage(name, entry))];
  });
}

function unknownInText(entry: ParsedEntry): Problem[] {
  if (entry.tree === null) return [];
  return nodesOf(entry.tree).flatMap((node) => {
    if (node.type !== 'text') return [];
    const name = unknownPlaceholder(node.value, entry);
    if (name === undefined) return [];
    const linesBefore =
      node.value.slice(0, node.value.indexOf(name)).split('\n').length - 1;
    const message = `The text ${unknownMessage(name, entry)}`;
    return [fileProblem(entry.file, message, lineOfNode(node) + linesBefore)];
  });
}

/** Fields that are empty once sentences that quote a dropped claim are left out. */
function emptiedFields(entry: ParsedEntry, content: ParsedContent): Problem[] {
  const filled = filledData(entry, content);
  // A highlight goes as a whole when its large figure does.
  const isDropped = (path: Path) =>
    valueAt(filled, [...path.slice(0, -1), 'figure']) === '';
  return textsIn(filled)
    .filter(({ path, text }) => text === '' && !isDropped(path))
    .map(({ path }) => fieldProblem(entry, path, EMPTY));
}

/** Names in braces that stand for nothing, and fields that say nothing without them. */
export const placeholders: Rule = (content) =>
  allEntries(content).flatMap((entry) => {
    const inFields = unknownInFields(entry);
    const emptied = inFields.length > 0 ? [] : emptiedFields(entry, content);
    return [...inFields, ...emptied, ...unknownInText(entry)];
  });
