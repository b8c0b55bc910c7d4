import { SINGLE_PATHS } from '../lib/pages.ts';
import { areaPath, serviceInAreaPath, servicePath } from '../lib/urls.ts';
import type { ParsedContent } from './parse.ts';

/** The pages that search engines see: the single ones, services, towns, and each pair of the two. */
export function pagePaths({
  services,
  areas,
}: Pick<ParsedContent, 'services' | 'areas'>): string[] {
  return [
    ...SINGLE_PATHS,
    ...services.map(({ id }) => servicePath(id)),
    ...areas.map(({ id }) => areaPath(id)),
    ...services.flatMap(({ id }) =>
      areas.map((area) => serviceInAreaPath(id, area.id)),
    ),
  ];
}
