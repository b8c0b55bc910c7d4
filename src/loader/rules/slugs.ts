import { TAKEN_SLUGS } from '../../lib/pages.ts';
import { AREA_SEPARATOR } from '../../lib/urls.ts';
import { SLUG_PATTERN } from '../../schemas/fields.ts';
import type { ParsedEntry } from '../parse.ts';
import { fieldProblem, fileProblem, type Problem } from '../problem.ts';
import type { Rule } from './rule.ts';

type PageEntry = ParsedEntry<{ formerly: string[] }>;

const FORM =
  'makes the page address. Use small letters, digits and hyphens only, such as panel-replacement.';
const SEPARATOR =
  'holds "in" between hyphens, which separates service and town in addresses. Write it without.';
const TAKEN = 'makes an address that the site already uses.';

/** The reason why a name, of today or of the past, cannot be an address; completes "The name …". */
function nameFault(name: string): string | undefined {
  if (!SLUG_PATTERN.test(name)) return FORM;
  if (`-${name}-`.includes(AREA_SEPARATOR)) return SEPARATOR;
  return TAKEN_SLUGS.includes(name) ? TAKEN : undefined;
}

function fileNameFault(
  { id, file }: PageEntry,
  entries: readonly PageEntry[],
): string | undefined {
  const fault = nameFault(id);
  if (fault !== undefined) return fault;
  const namesake = entries.find(
    (other) => other.id === id && other.file < file,
  );
  return namesake && `makes an address that ${namesake.file} already uses.`;
}

function fileNameProblems(entries: readonly PageEntry[]): Problem[] {
  return entries.flatMap((entry) => {
    const fault = fileNameFault(entry, entries);
    if (fault === undefined) return [];
    const message = `The file name "${entry.id}.md" ${fault} Give the file another name.`;
    return [fileProblem(entry.file, message)];
  });
}

/** The fault of a name that a file had before; completes "The field …". */
function formerNameFault(
  name: string,
  entry: PageEntry,
  entries: readonly PageEntry[],
): string | undefined {
  const fault = nameFault(name);
  if (fault !== undefined) return `names "${name}", which ${fault} Remove it.`;
  if (name === entry.id)
    return 'names the file as it is called today. Remove it, or write its old name.';
  const namesake = entries.find(({ id }) => id === name);
  if (namesake)
    return `names "${name}", which is the name of ${namesake.file}. Remove it, or give that file another name.`;
  const claimant = entries.find(
    ({ file, data }) => file < entry.file && data?.formerly.includes(name),
  );
  return (
    claimant &&
    `names "${name}", which ${claimant.file} names too. Its addresses can lead to one page only: remove it from one of the two.`
  );
}

function formerNameProblems(entries: readonly PageEntry[]): Problem[] {
  return entries.flatMap((entry) =>
    (entry.data?.formerly ?? []).flatMap((name, index) => {
      const fault = formerNameFault(name, entry, entries);
      if (fault === undefined) return [];
      return [fieldProblem(entry, ['formerly', index], fault)];
    }),
  );
}

/** Names of services and towns, of today and of the past, that cannot be an address. */
export const slugs: Rule = ({ services, areas }) => {
  const entries: PageEntry[] = [...services, ...areas];
  return [...fileNameProblems(entries), ...formerNameProblems(entries)];
};
