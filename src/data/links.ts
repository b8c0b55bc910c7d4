import { inDollars } from '../lib/formats.ts';
import {
  areaPath,
  AREAS_PATH,
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../lib/urls.ts';
import type { AreaEntry, ServiceEntry } from './collections.ts';
import { getTimeInTown } from './prices-and-times.ts';

export interface Link {
  name: string;
  href: string;
}

/** A link of a list, with a figure to choose by: a price, minutes. */
export interface ListedLink extends Link {
  figure?: string | undefined;
}

/** Links that a list at the foot of a page shows: more would be a wall on a phone. */
const MOST_LINKS = 30;

/** A list that ends in a link to all where it does not show them all. */
const shortened = (links: ListedLink[], all: Link): ListedLink[] =>
  links.length > MOST_LINKS ? [...links.slice(0, MOST_LINKS), all] : links;

/** Services; in a town, their pages there. */
export const linksToServices = (
  services: readonly ServiceEntry[],
  area?: AreaEntry,
) =>
  shortened(
    services.map(({ id, data }) => ({
      name: data.title,
      href: area ? serviceInAreaPath(id, area.id) : servicePath(id),
      figure: `from ${inDollars(data.price)}`,
    })),
    { name: 'View All Services', href: SERVICES_PATH },
  );

/** The pages of a service in some towns, each with how soon someone usually comes. */
export const linksToServiceInTowns = (
  service: ServiceEntry,
  areas: readonly AreaEntry[],
) =>
  shortened(
    areas.map((area) => ({
      name: area.data.name,
      href: serviceInAreaPath(service.id, area.id),
      figure: getTimeInTown(service, area),
    })),
    { name: 'View All Service Areas', href: AREAS_PATH },
  );

/** The pages of some towns. */
export const linksToTownPages = (areas: readonly AreaEntry[]): Link[] =>
  areas.map(({ id, data }) => ({ name: data.name, href: areaPath(id) }));
