import {
  areaPath,
  AREAS_PATH,
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../lib/urls.ts';
import { getCopy, type AreaEntry, type ServiceEntry } from './collections.ts';

export interface Link {
  name: string;
  href: string;
}

/** A list of links, which ends in one to all where it does not show them all. */
export interface LimitedLinks {
  links: Link[];
  /** Words before every link, for screen readers; on the screen the links are columns of names. */
  spokenPrefix?: string;
  /** The link to all; without it the list is whole. */
  all?: Link | undefined;
}

/** Links that a list at the foot of a page shows: more would be a wall on a phone. */
const MOST_LINKS = 30;

/** The other services; in a town, the pages of these services there. */
export async function linksToServices(
  services: readonly ServiceEntry[],
  area?: AreaEntry,
): Promise<LimitedLinks> {
  const { menu } = await getCopy('shared');
  const links = services.map(({ id, data }) => {
    if (!area) return { name: data.title, href: servicePath(id) };
    return {
      name: `${data.title} in ${area.data.name}`,
      href: serviceInAreaPath(id, area.id),
    };
  });
  const all = { name: menu.allServices, href: SERVICES_PATH };
  return shortened(links, all);
}

/** The pages of a service in some towns. */
export async function linksToServiceInTowns(
  service: ServiceEntry,
  areas: readonly AreaEntry[],
): Promise<LimitedLinks> {
  const { menu } = await getCopy('shared');
  const links = areas.map(({ id, data }) => {
    return { name: data.name, href: serviceInAreaPath(service.id, id) };
  });
  const list = shortened(links, { name: menu.allAreas, href: AREAS_PATH });
  return { ...list, spokenPrefix: `${service.data.title} in` };
}

function shortened(links: Link[], all: Link): LimitedLinks {
  if (links.length <= MOST_LINKS) return { links };
  return { links: links.slice(0, MOST_LINKS), all };
}

/** The pages of some towns. */
export function linksToTownPages(areas: readonly AreaEntry[]): Link[] {
  return areas.map(({ id, data }) => ({ name: data.name, href: areaPath(id) }));
}
