import { AREA_SEPARATOR, REDIRECTED_SERVICE_SLUGS } from '../../../lib/urls.ts';
import { SLUG_PATTERN } from '../../../schemas/shared.ts';
import type { Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import { slugOf } from '../suggest.ts';

/** Addresses that the site needs for itself: its social cards, its error pages, its redirects. */
const TAKEN = [
  ...['404', 'home', 'services', 'service-areas', 'about', 'contact'],
  ...REDIRECTED_SERVICE_SLUGS,
];

function slugFault(id: string): string | null {
  const name = `The file name "${id}.md"`;
  if (!SLUG_PATTERN.test(id)) {
    const advice = `Use small letters, digits and hyphens only, such as ${slugOf(id) || 'panel-replacement'}.md.`;
    return `${name} makes the page address. ${advice}`;
  }
  if (`-${id}-`.includes(AREA_SEPARATOR)) {
    const why = 'holds "in" between hyphens, which separates service and town in addresses.';
    return `${name} ${why} Rename the file without it.`;
  }
  if (TAKEN.includes(id)) {
    return `${name} makes an address that the site already uses. Give the file another name.`;
  }
  return null;
}

/** File names that cannot be an address. */
export function slugProblems({ services, areas, testimonials }: Contents): Problem[] {
  return [services, areas, testimonials].flatMap(({ files }) =>
    files.flatMap((content) => {
      const fault = slugFault(content.id);
      return fault === null ? [] : [problemAt(content, [], fault)];
    }),
  );
}
