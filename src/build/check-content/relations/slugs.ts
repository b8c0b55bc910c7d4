import { AREA_SEPARATOR } from '../../../lib/urls.ts';
import { SLUG_PATTERN } from '../../../schemas/shared.ts';
import type { Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';

/** File names that cannot be an address. */
export function slugProblems({ services, areas, testimonials }: Contents): Problem[] {
  return [services, areas, testimonials].flatMap(({ files }) =>
    files.flatMap((content) => {
      const name = `The file name "${content.id}.md"`;
      if (!SLUG_PATTERN.test(content.id)) {
        const advice = 'Use small letters, digits and hyphens only, such as panel-replacement.md.';
        return [problemAt(content, [], `${name} makes the page address. ${advice}`)];
      }
      if (`-${content.id}-`.includes(AREA_SEPARATOR)) {
        const why = 'holds "in" between hyphens, which separates service and town in addresses.';
        return [problemAt(content, [], `${name} ${why} Rename the file without it.`)];
      }
      return [];
    }),
  );
}
