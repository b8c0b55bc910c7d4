import type { PageKey } from './pages.ts';
import { AREA_SEPARATOR, HOME_PATH, areaPath, servicePath } from './urls.ts';

/** `aria-current`: the page itself, an ancestor of it, or neither. */
export type Current = 'page' | 'true' | undefined;

export interface NavigationLink {
  label: string;
  href: string;
  current: Current;
}

export interface PageLink extends NavigationLink {
  key: PageKey;
}

/** A link to each page of the menu, in its order, and those below the two lists. */
export interface Navigation {
  links: PageLink[];
  serviceLinks: NavigationLink[];
  areaLinks: NavigationLink[];
}

interface Named {
  slug: string;
  name: string;
}

interface NavigationInput {
  pages: readonly { key: PageKey; label: string; path: string }[];
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
  const link = (label: string, href: string): NavigationLink => ({
    label,
    href,
    current: currentMark(href, input.currentPath),
  });
  return {
    links: input.pages.map(({ key, label, path }) => ({ key, ...link(label, path) })),
    serviceLinks: input.services.map(({ slug, name }) => link(name, servicePath(slug))),
    areaLinks: input.areas.map(({ slug, name }) => link(name, areaPath(slug))),
  };
}
