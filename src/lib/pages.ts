import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  REDIRECTED_SERVICE_SLUGS,
  SERVICES_PATH,
  servicePath,
} from './urls.ts';

interface SinglePage {
  path: string;
  /** The file of its words in src/content/pages, and the name of its social card. */
  copy: string;
  inMenu: boolean;
}

/**
 * Every page that stands alone, in the order of the menu, by the name that content uses for its
 * label and for links to it. Menu, social cards, taken slugs and unknown paths follow from it: a
 * new page is a line here, a file in src/pages and its words in src/content/pages. What the browser
 * runs takes its paths from urls.ts instead, or each page would carry this list.
 */
export const PAGES = {
  home: { path: HOME_PATH, copy: 'home', inMenu: true },
  services: { path: SERVICES_PATH, copy: 'services', inMenu: true },
  areas: { path: AREAS_PATH, copy: 'service-areas', inMenu: true },
  about: { path: ABOUT_PATH, copy: 'about', inMenu: true },
  contact: { path: CONTACT_PATH, copy: 'contact', inMenu: true },
} as const satisfies Record<string, SinglePage>;

export type PageKey = keyof typeof PAGES;

/** The paths of these pages. */
export const SINGLE_PATHS: readonly string[] = Object.values(PAGES).map(({ path }) => path);

/** The pages of the menu, in its order. */
export const MENU_PAGES = Object.entries<SinglePage>(PAGES).flatMap(([key, { inMenu, path }]) =>
  inMenu ? [{ key: key as PageKey, path }] : [],
);

/** Slugs that no service or town may have: error pages, social cards and redirects have these names. */
export const TAKEN_SLUGS: readonly string[] = [
  '404',
  ...Object.values(PAGES).map(({ copy }) => copy),
  ...REDIRECTED_SERVICE_SLUGS,
];

/**
 * The path of a link written in content: a page's name, or `service:` and a slug.
 * @throws on any other text
 */
export function pathOfTarget(target: string): string {
  if (target.startsWith('service:')) return servicePath(target.slice('service:'.length));
  if (Object.hasOwn(PAGES, target)) return PAGES[target as PageKey].path;
  throw new Error(
    `"${target}" is not a page. Write ${Object.keys(PAGES).join(', ')}, or service: and a slug`,
  );
}
