import { COUNT_NAMES, counts } from '../lib/counts.ts';
import { isEmptied, tokensIn, type Claims } from '../lib/fill.ts';
import { CLAIM_NAMES } from '../schemas/business.ts';
import { valueAt } from './fields.ts';
import { entriesOf, type Entry, type LoadedContent } from './load.ts';
import { didYouMean, problemAt, type Path, type Problem } from './problem.ts';

const NAMES = [...CLAIM_NAMES, ...COUNT_NAMES];

/** Names in braces that were never claims nor numbers; a dropped claim is known. */
function unknownNames(entry: Entry): Problem[] {
  return entry.texts.flatMap(({ path, text }) => {
    const name = tokensIn(text).find((token) => !NAMES.includes(token));
    if (name === undefined) return [];
    const message = `names {${name}}, which is neither a claim of business.yml nor a number of the site.${didYouMean(name, NAMES)} Write one of {${NAMES.join('}, {')}}.`;
    return [problemAt(entry, path, message)];
  });
}

/**
 * The labels that are left without a word when a claim they quote is dropped. An item of a list, or
 * a row around a big figure, goes as a whole and leaves nothing.
 */
function emptied(value: unknown, claims: Claims, path: Path = []): Path[] {
  if (typeof value === 'string') return isEmptied(value, claims) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('figure' in value && isEmptied(value.figure, claims)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value)
    .filter(([, item]) => !isList || !isEmptied(item, claims))
    .flatMap(([key, item]) => emptied(item, claims, [...path, isList ? Number(key) : key]));
}

function problemsOfPage(entry: Entry, claims: Claims): Problem[] {
  const unknown = unknownNames(entry);
  if (unknown.length > 0) return unknown;
  const message =
    'says nothing without a claim that business.yml has dropped. Write it without the braces.';
  return emptied(entry.raw, claims).map((path) => problemAt(entry, path, message));
}

function misplacedNames(entry: Entry): Problem[] {
  const advice = 'Names in braces are filled in only in pages/. Write the words.';
  return entry.texts.flatMap(({ path, text }) =>
    tokensIn(text).map((name) => problemAt(entry, path, `holds {${name}}. ${advice}`)),
  );
}

/** Names in braces that lead nowhere or leave nothing in page copy, and any elsewhere. */
export function claimProblems(content: LoadedContent): Problem[] {
  const claims = valueAt(content.business.entries[0]?.raw, ['claims']) as Claims | undefined;
  const words = { ...claims, ...counts(0, 0) };
  return [
    ...content.pages.entries.flatMap((entry) => problemsOfPage(entry, words)),
    ...entriesOf(content, 'services', 'areas', 'local', 'testimonials').flatMap(misplacedNames),
  ];
}
