import { TAKEN_SLUGS } from '../../lib/pages.ts';
import { AREA_SEPARATOR } from '../../lib/urls.ts';
import { SLUG_PATTERN } from '../../schemas/fields.ts';
import type { ParsedEntry } from '../parse.ts';
import { fileProblem } from '../problem.ts';
import type { Rule } from './rule.ts';

type PageEntry = ParsedEntry<{ formerly: string[] }>;

const FORM =
  'makes the page address. Use small letters, digits and hyphens only, such as panel-replacement.md.';
const SEPARATOR =
  'holds "in" between hyphens, which separates service and town in addresses. Rename the file without it.';

/** The file, or the site itself, that the address made of this file's name already belongs to. */
function ownerOfAddress(
  { id, file }: PageEntry,
  entries: readonly PageEntry[],
) {
  if (TAKEN_SLUGS.includes(id)) return 'the site';
  const namesake = entries.find(
    (other) => other.id === id && other.file < file,
  );
  const renamedTo = entries.find(({ data }) => data?.formerly.includes(id));
  return (namesake ?? renamedTo)?.file;
}

function slugFault(
  entry: PageEntry,
  entries: readonly PageEntry[],
): string | undefined {
  if (!SLUG_PATTERN.test(entry.id)) return FORM;
  if (`-${entry.id}-`.includes(AREA_SEPARATOR)) return SEPARATOR;
  const owner = ownerOfAddress(entry, entries);
  return (
    owner &&
    `makes an address that ${owner} already uses. Give the file another name.`
  );
}

/** Names of service and town files that cannot be an address. */
export const slugs: Rule = ({ services, areas }) => {
  const entries: PageEntry[] = [...services, ...areas];
  return entries.flatMap((entry) => {
    const fault = slugFault(entry, entries);
    if (fault === undefined) return [];
    return [fileProblem(entry.file, `The file name "${entry.id}.md" ${fault}`)];
  });
};
