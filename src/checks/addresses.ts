import { TAKEN_SLUGS } from '../lib/pages.ts';
import { AREA_SEPARATOR } from '../lib/urls.ts';
import { PAGE_NAMES } from '../schemas/pages.ts';
import { SLUG_PATTERN } from '../schemas/shared.ts';
import { valueAt } from './fields.ts';
import { entriesOf, type Entry, type LoadedContent } from './load.ts';
import { problemAt, problemIn, told, type Problem } from './problem.ts';

function addressFault({ id, file }: Entry, others: readonly Entry[]): string | null {
  const name = `The file name "${id}.md"`;
  if (!SLUG_PATTERN.test(id))
    return `${name} makes the page address. Use small letters, digits and hyphens only, such as panel-replacement.md.`;
  if (`-${id}-`.includes(AREA_SEPARATOR))
    return `${name} holds "in" between hyphens, which separates service and town in addresses. Rename the file without it.`;
  const twin = others.find((other) => other.id === id && other.file < file)?.file;
  const user = TAKEN_SLUGS.includes(id) ? 'the site' : twin;
  return user === undefined
    ? null
    : `${name} makes an address that ${user} already uses. Give the file another name.`;
}

/** What only one entry of a collection may say. */
function duplicates(entries: readonly Entry[], field: string): Problem[] {
  const valueOf = ({ raw }: Entry) => valueAt(raw, [field]);
  return entries.flatMap((entry) => {
    const first = entries.find((other) => valueOf(other) === valueOf(entry));
    if (valueOf(entry) === undefined || first === undefined || first === entry) return [];
    const message = `is the same as in ${first.file}. Only one file may say so; change one of the two.`;
    return [problemAt(entry, [field], message)];
  });
}

/** Screens whose file of copy is missing. */
function missingPages({ pages }: LoadedContent): Problem[] {
  // A file whose name cannot be read may be the missing one; its own problem comes first.
  if (pages.problems.length > 0) return [];
  const names = pages.entries.map(({ raw }) => valueAt(raw, ['page']));
  return PAGE_NAMES.filter((name) => !names.includes(name)).map((name) => {
    const advice = 'Put the file back, or write that line in the file it belongs to.';
    return problemIn('src/content/pages', `No file here says "page: ${name}". ${advice}`);
  });
}

/** File names that cannot be an address, what stands twice, and screens without words. */
export function addressProblems(content: LoadedContent): Problem[] {
  const { services, areas, pages } = content;
  const addressed = entriesOf(content, 'services', 'areas');
  return [
    ...addressed.flatMap((entry) =>
      told(addressFault(entry, addressed), (fault) => problemIn(entry.file, fault)),
    ),
    ...duplicates(services.entries, 'title'),
    ...duplicates(services.entries, 'popular'),
    ...duplicates(areas.entries, 'name'),
    ...duplicates(areas.entries, 'title'),
    ...duplicates(pages.entries, 'page'),
    ...missingPages(content),
  ];
}
