import { AREAS, REDIRECTED_SLUGS, SERVICES } from './specification.ts';

/** The paths of the site, spelled as the route table has them (spec §2; decisions, "Routes"). */

export const HOME = '/';
export const SERVICES_LIST = '/services';
export const AREAS_LIST = '/service-areas';
export const ABOUT = '/about';
export const CONTACT = '/contact';

export const FIRST_LEVEL_PATHS = [HOME, SERVICES_LIST, AREAS_LIST, ABOUT, CONTACT];
export const SERVICE_PATHS = SERVICES.map(({ slug }) => `/services/${slug}`);
export const PAIR_PATHS = SERVICES.flatMap((service) =>
  AREAS.map((area) => `/services/${service.slug}-in-${area.slug}`),
);
export const AREA_PATHS = AREAS.map(({ slug }) => `/service-areas/${slug}`);

/** The 180 pages that search engines may keep. */
export const INDEXED_PATHS = [...FIRST_LEVEL_PATHS, ...SERVICE_PATHS, ...PAIR_PATHS, ...AREA_PATHS];

export const NOT_FOUND_PATHS = ['/404', '/services/404', '/service-areas/404'];
export const SERVER_ERROR = '/500';
export const ERROR_PATHS = [...NOT_FOUND_PATHS, SERVER_ERROR];

export const REDIRECTED_PATHS = REDIRECTED_SLUGS.map((slug) => `/services/${slug}`);

/** The file in dist/ that answers a path. */
export function fileOf(path: string): string {
  return path === HOME ? 'index.html' : `${path.slice(1)}.html`;
}
