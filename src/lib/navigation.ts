import type { CopyOf } from '../schemas/pages.ts';
import {
  ABOUT_PATH,
  AREA_SEPARATOR,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  SERVICES_PATH,
  areaPath,
  servicePath,
} from './urls.ts';

/** `aria-current`: the page itself, an ancestor of it, or neither. */
export type Current = 'page' | 'true' | undefined;

export interface NavigationLink {
  label: string;
  href: string;
  current: Current;
}

export interface Navigation {
  home: NavigationLink;
  services: NavigationLink;
  serviceLinks: NavigationLink[];
  areas: NavigationLink;
  areaLinks: NavigationLink[];
  about: NavigationLink;
  contact: NavigationLink;
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

/** The menus, in the order of the specification (§2, "Shared top navigation"). */
export function buildNavigation(input: NavigationInput): Navigation {
  const { labels, services, areas, currentPath } = input;
  const link = (label: string, href: string): NavigationLink => ({
    label,
    href,
    current: currentMark(href, currentPath),
  });
  return {
    home: link(labels.home, HOME_PATH),
    services: link(labels.services, SERVICES_PATH),
    serviceLinks: services.map(({ slug, name }) => link(name, servicePath(slug))),
    areas: link(labels.areas, AREAS_PATH),
    areaLinks: areas.map(({ slug, name }) => link(name, areaPath(slug))),
    about: link(labels.about, ABOUT_PATH),
    contact: link(labels.contact, CONTACT_PATH),
  };
}
