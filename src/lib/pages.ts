import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  REDIRECTED_SERVICE_SLUGS,
  SERVICES_PATH,
  servicePath,
} from './urls.ts';

/**
 * Every page that stands alone, in the order of the menu, by the name that content uses for links to it: its path,
 * the file of its words in src/content/pages, its label. Menu, taken slugs and unknown paths follow from it.
 */
export const PAGES = {
  home: { path: HOME_PATH, copy: 'home', label: 'Home' },
  services: { path: SERVICES_PATH, copy: 'services', label: 'Services' },
  areas: { path: AREAS_PATH, copy: 'service-areas', label: 'Service Areas' },
  about: { path: ABOUT_PATH, copy: 'about', label: 'About' },
  contact: { path: CONTACT_PATH, copy: 'contact', label: 'Contact' },
} as const;

export type PageKey = keyof typeof PAGES;

export const MENU_PAGES = (Object.keys(PAGES) as PageKey[]).map((key) => ({
  key,
  ...PAGES[key],
}));

export const SINGLE_PATHS: readonly string[] = MENU_PAGES.map(
  ({ path }) => path,
);

/** Slugs that no service or town may have: error pages, redirects and folders use them. */
export const TAKEN_SLUGS: readonly string[] = [
  '404',
  'index',
  ...MENU_PAGES.map(({ copy }) => copy),
  ...REDIRECTED_SERVICE_SLUGS,
];

/** The path of a link in content: a page's name, perhaps with `#` and a place, or `service:slug`. */
export function pathOfTarget(target: string): string {
  if (target.startsWith('service:'))
    return servicePath(target.slice('service:'.length));
  const [page = '', place] = target.split('#');
  const fragment = place === undefined ? '' : `#${place}`;
  if (Object.hasOwn(PAGES, page)) return PAGES[page as PageKey].path + fragment;
  throw new Error(
    `"${target}" is not a page. Write ${Object.keys(PAGES).join(', ')}, or service: and a slug`,
  );
}
