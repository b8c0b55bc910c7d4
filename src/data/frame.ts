import { inDollars } from '../lib/formats.ts';
import {
  currentMark,
  type NavigationLink,
  type PageLink,
} from '../lib/navigation.ts';
import { MENU_PAGES } from '../lib/pages.ts';
import { areaPath, HOME_PATH, servicePath } from '../lib/urls.ts';
import { getAreas, getBusiness, getCopy, getServices } from './collections.ts';
import { linksToTownPages } from './links.ts';

/** The frame of every page: header, menus, footer. */
export type Site = Awaited<ReturnType<typeof getSite>>;

/** The towns that home names to search engines. */
const MOST_AREAS_SERVED = 30;

/** The pages of the menu. */
const menuPages = (currentPath: string): PageLink[] =>
  MENU_PAGES.map(({ key, path, label }) => ({
    key,
    label,
    href: path,
    current: currentMark(path, currentPath),
  }));

/** The services of the menus, each with its price. */
async function getMenuServices(currentPath: string) {
  const services = await getServices();
  return services.map(({ id, data }) => {
    const href = servicePath(id);
    return {
      label: data.title,
      href,
      current: currentMark(href, currentPath),
      price: inDollars(data.price),
      isEmergency: data.category === 'emergency',
    };
  });
}

/** The towns of the menus, as many as the business file allows. */
async function getMenuAreas(currentPath: string): Promise<NavigationLink[]> {
  const { limits } = await getBusiness();
  const areas = await getAreas();
  return areas.slice(0, limits.menuAreas).map(({ id, data }) => {
    const href = areaPath(id);
    return { label: data.name, href, current: currentMark(href, currentPath) };
  });
}

/** The frame of the page at a path; an unknown path marks no link as current. */
export async function getSite(currentPath: string) {
  const business = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const featured = services.filter(({ id }) =>
    business.featuredServices.some((service) => service.id === id),
  );
  return {
    business,
    copy: await getCopy('shared'),
    onHome: currentPath === HOME_PATH,
    menu: menuPages(currentPath),
    menuServices: await getMenuServices(currentPath),
    menuAreas: await getMenuAreas(currentPath),
    /** Whether the menus leave out some towns: then they end in a link to all. */
    hasMoreAreas: areas.length > business.limits.menuAreas,
    footerServices: featured.map(({ id, data }) => ({
      name: data.title,
      href: servicePath(id),
    })),
    footerAreas: linksToTownPages(areas.slice(0, business.limits.footerAreas)),
    areaNames: areas.slice(0, MOST_AREAS_SERVED).map(({ data }) => data.name),
  };
}
