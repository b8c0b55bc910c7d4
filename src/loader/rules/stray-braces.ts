import { textsIn } from '../field-values.ts';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { allEntries, type ParsedEntry } from '../parse.ts';
import { fieldProblem, fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

/** A brace that belongs to no placeholder (lib/fill.ts), and is not doubled. */
const STRAY_BRACE =
  /(?<!\{)\{(?!\{|\s*[A-Za-z]+\s*\})|(?<!\}|\{\s*[A-Za-z]+\s*)\}(?!\})/;

const ADVICE =
  'which the page would show. A placeholder has a brace on each side of its name, such as {warranty}: write both, or none.';

function inFields(entry: ParsedEntry): Problem[] {
  return textsIn(entry.raw).flatMap(({ path, text }) => {
    const [brace] = STRAY_BRACE.exec(text) ?? [];
    if (brace === undefined) return [];
    return [fieldProblem(entry, path, `holds a single "${brace}", ${ADVICE}`)];
  });
}

/** Node by node, as placeholders are filled: marks in a name leave its braces alone. */
function inText({ file, tree }: ParsedEntry): Problem[] {
  if (tree === null) return [];
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'text') return [];
    const match = STRAY_BRACE.exec(node.value);
    if (!match) return [];
    const message = `The text holds a single "${match[0]}", ${ADVICE}`;
    const linesBefore = node.value.slice(0, match.index).split('\n').length - 1;
    return [fileProblem(file, message, lineOfNode(node) + linesBefore)];
  });
}

/** Placeholders of which a brace is missing. */
export const strayBraces: Rule = (content) =>
  allEntries(content).flatMap((entry) => [
    ...inFields(entry),
    ...inText(entry),
  ]);
