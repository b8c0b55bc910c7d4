import type { Business } from '../../schemas/business.ts';
import type { CopyOf } from '../../schemas/pages.ts';
import { buildNavigation, type Navigation } from '../navigation.ts';
import { areaPath, servicePath } from '../urls.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';
import { getCopy } from './copy.ts';
import { entryNamed } from './entry-named.ts';
import { getServices } from './services.ts';

export interface Link {
  name: string;
  href: string;
}

/** What header, footer and call to action of every page show. */
export interface Site {
  business: Business;
  copy: CopyOf<'shared'>;
  navigation: Navigation;
  footerServices: Link[];
  footerAreas: Link[];
  areaNames: string[];
}

/** Towns that each page names to search engines: more would weigh on every page. */
const MOST_AREAS = 30;

/**
 * The data around a page.
 * @param currentPath path of the page, from urls.ts; an unknown one marks nothing as current
 */
export async function getSite(currentPath: string): Promise<Site> {
  const [business, copy, services, areas] = await Promise.all([
    getBusiness(),
    getCopy('shared'),
    getServices(),
    getAreas(),
  ]);
  return {
    business,
    copy,
    navigation: buildNavigation({
      labels: copy.menu,
      services: services.map(({ id, data }) => ({ slug: id, name: data.title })),
      areas: areas
        .slice(0, business.limits.menuAreas)
        .map(({ id, data }) => ({ slug: id, name: data.name })),
      currentPath,
    }),
    footerServices: business.featuredServices
      .map((slug) => entryNamed(services, slug))
      .map(({ id, data }) => ({ name: data.title, href: servicePath(id) })),
    footerAreas: areas
      .slice(0, business.limits.footerAreas)
      .map(({ id, data }) => ({ name: data.name, href: areaPath(id) })),
    areaNames: areas.slice(0, MOST_AREAS).map(({ data }) => data.name),
  };
}
