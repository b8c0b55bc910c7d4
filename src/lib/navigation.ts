import type { CopyOf } from '../schemas/pages.ts';
import { MENU_PAGES, type PageKey } from './pages.ts';
import { AREA_SEPARATOR, HOME_PATH, areaPath, servicePath } from './urls.ts';

/** `aria-current`: the page itself, an ancestor of it, or neither. */
export type Current = 'page' | 'true' | undefined;

export interface NavigationLink {
  label: string;
  href: string;
  current: Current;
}

/** A link to each page of the menu, in its order, and those below the two lists. */
export interface Navigation extends Record<PageKey, NavigationLink> {
  serviceLinks: NavigationLink[];
  areaLinks: NavigationLink[];
}

interface Named {
  slug: string;
  name: string;
}

interface NavigationInput {
  labels: CopyOf<'shared'>['menu'];
  services: Named[];
  areas: Named[];
  currentPath: string;
}

/**
 * The mark of a link to `href` on the page at `currentPath`: `page` on itself, `true` on an
 * ancestor. A service in a town lies under its service as well as under the list.
 */
export function currentMark(href: string, currentPath: string): Current {
  if (href === currentPath) return 'page';
  if (href === HOME_PATH) return undefined;
  const below = currentPath.startsWith(`${href}/`) || currentPath.startsWith(href + AREA_SEPARATOR);
  return below ? 'true' : undefined;
}

/** The menus of the page at `currentPath`. */
export function buildNavigation(input: NavigationInput): Navigation {
  const { labels, services, areas, currentPath } = input;
  const link = (label: string, href: string): NavigationLink => ({
    label,
    href,
    current: currentMark(href, currentPath),
  });
  const pages = MENU_PAGES.map(({ key, path }) => [key, link(labels[key], path)] as const);
  return {
    ...(Object.fromEntries(pages) as Record<PageKey, NavigationLink>),
    serviceLinks: services.map(({ slug, name }) => link(name, servicePath(slug))),
    areaLinks: areas.map(({ slug, name }) => link(name, areaPath(slug))),
  };
}
