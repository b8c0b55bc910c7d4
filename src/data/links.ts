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

/** A list of links, which ends in one to all where it does not show them all. */
export interface LimitedLinks {
  links: ListedLink[];
  /** Words before or after every link, for screen readers; on the screen the links are columns of names. */
  spokenPrefix?: string;
  spokenSuffix?: string;
  /** The link to all; without it the list is whole. */
  all?: ListedLink | undefined;
}

/** Links that a list at the foot of a page shows: more would be a wall on a phone. */
const MOST_LINKS = 30;

/** The other services; in a town, the pages of these services there. */
export function linksToServices(
  services: readonly ServiceEntry[],
  area?: AreaEntry,
): LimitedLinks {
  const links = services.map(({ id, data }) => ({
    name: data.title,
    href: area ? serviceInAreaPath(id, area.id) : servicePath(id),
    figure: `from ${inDollars(data.price)}`,
  }));
  const list = shortened(links, {
    name: 'View All Services',
    href: SERVICES_PATH,
  });
  return area ? { ...list, spokenSuffix: `in ${area.data.name}` } : list;
}

/** The pages of a service in some towns. */
export function linksToServiceInTowns(
  service: ServiceEntry,
  areas: readonly AreaEntry[],
): LimitedLinks {
  const links = areas.map((area) => ({
    name: area.data.name,
    href: serviceInAreaPath(service.id, area.id),
    figure: getTimeInTown(service, area),
  }));
  const list = shortened(links, {
    name: 'View All Service Areas',
    href: AREAS_PATH,
  });
  return { ...list, spokenPrefix: `${service.data.title} in` };
}

function shortened(links: ListedLink[], all: Link): LimitedLinks {
  if (links.length <= MOST_LINKS) return { links };
  return { links: links.slice(0, MOST_LINKS), all };
}

/** The pages of some towns. */
export function linksToTownPages(areas: readonly AreaEntry[]): Link[] {
  return areas.map(({ id, data }) => ({ name: data.name, href: areaPath(id) }));
}
