import { fillTree } from '../fill-markdown.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ParsedContent, ParsedEntry } from '../parse.ts';
import { fileProblem } from '../problem.ts';
import type { Rule } from './rule.ts';

const EMPTY = 'The text below the second line of hyphens is empty. Write it.';
const EMPTIED =
  'The text says nothing without a claim that business.yml has dropped. Write some of it without the braces.';

function emptyMessage(
  entry: ParsedEntry,
  content: ParsedContent,
): string | null {
  if (entry.tree === null) return null;
  if (entry.tree.children.length === 0) return EMPTY;
  // With a mistake in business.yml all claims would seem to be dropped.
  if (!content.business[0]?.data) return null;
  const filled = fillTree(entry.tree, placeholderValues(entry, content));
  return filled.children.length === 0 ? EMPTIED : null;
}

/** Local texts without a text: they are there for it, while all other files may do without. */
export const localTexts: Rule = (content) =>
  content.local.flatMap((entry) => {
    const message = emptyMessage(entry, content);
    return message === null ? [] : [fileProblem(entry.file, message)];
  });
