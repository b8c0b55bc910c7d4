import type { PageKey } from './pages.ts';
import { AREA_SEPARATOR, HOME_PATH } from './urls.ts';

export interface NavigationLink {
  label: string;
  href: string;
  /** `aria-current`: the page itself, an ancestor of it, or neither. */
  current: 'page' | 'true' | undefined;
}

export interface PageLink extends NavigationLink {
  key: PageKey;
}

/**
 * The mark of a link to `href` on the page at `currentPath`: `page` on itself, `true` on an
 * ancestor. A service in a town lies under its service as well as under the list.
 */
export function currentMark(
  href: string,
  currentPath: string,
): NavigationLink['current'] {
  if (href === currentPath) return 'page';
  if (href === HOME_PATH) return undefined;
  const below =
    currentPath.startsWith(`${href}/`) ||
    currentPath.startsWith(href + AREA_SEPARATOR);
  return below ? 'true' : undefined;
}
