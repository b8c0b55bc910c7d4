import { PAGES } from '../../src/lib/pages.ts';
import {
  areaPath,
  serviceInAreaPath,
  servicePath,
} from '../../src/lib/urls.ts';
import {
  areas,
  page as copyOf,
  services,
  type Area,
  type Service,
} from './content.ts';

/** A page that stands for all of its kind. */
export interface Kind {
  name: string;
  path: string;
}

const hasText = ({ body }: { body: string }) => body.trim() !== '';

/** The entry with the longest name of those with a text of their own: it is the first to overflow. @throws without one */
function longest<Entry extends { body: string }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Entry {
  const [entry] = entries
    .filter(hasText)
    .toSorted((a, b) => nameOf(b).length - nameOf(a).length);
  if (entry === undefined) throw new Error('The content has no such entry.');
  return entry;
}

/** The town whose page the tests use, and the service: one that can be planned. */
export const TOWN = longest(areas(), ({ name }) => name);
export const SERVICE = longest(
  services().filter(({ category }) => category !== 'emergency'),
  ({ title }) => title,
);
const LONGEST_SERVICE = longest(services(), ({ title }) => title);

const service = (name: string, { slug }: Service): Kind => ({
  name,
  path: servicePath(slug),
});
const pair = (name: string, { slug }: Service, town: Area): Kind => ({
  name,
  path: serviceInAreaPath(slug, town.slug),
});

export const TOWN_PAGE: Kind = { name: 'area', path: areaPath(TOWN.slug) };
export const SERVICE_PAGE = service('service', SERVICE);
/** A service in a town. */
export const PAIR_PAGE = pair('service in a town', LONGEST_SERVICE, TOWN);

/** The first service with styles to choose from, where there is one. */
const withStyles = services().filter(({ styles = [] }) => styles.length > 0);
export const STYLES_PAGES = withStyles
  .slice(0, 1)
  .map((entry) => service('styles', entry));

/** The pages of entries that say no more than they must, where there are any. */
const plainService = services().find((entry) => !hasText(entry));
const plainTown = areas().find((entry) => !hasText(entry));
const plainPages: Kind[] = [
  ...(plainService ? [service('plain service', plainService)] : []),
  ...(plainTown
    ? [
        { name: 'plain area', path: areaPath(plainTown.slug) },
        pair('plain service in a town', plainService ?? SERVICE, plainTown),
      ]
    : []),
];

/** Those whose hero has a picture, with its words. */
export const PICTURED_PAGES = Object.values(PAGES).flatMap(({ copy, path }) => {
  const { hero } = copyOf(copy);
  return 'image' in hero ? [{ copy, path, hero }] : [];
});

/** One page of each kind that search engines may keep. A new page of the menu is tested without a word here. */
export const INDEXED_KINDS: readonly Kind[] = [
  ...Object.values(PAGES).map(({ copy, path }) => ({
    name: copy.replaceAll('-', ' '),
    path,
  })),
  SERVICE_PAGE,
  PAIR_PAGE,
  TOWN_PAGE,
  ...STYLES_PAGES,
  ...plainPages,
];

/** The same and the screens of an unknown path and of a server that fails. */
export const ALL_KINDS: readonly Kind[] = [
  ...INDEXED_KINDS,
  { name: 'not found', path: '/no-such-page' },
  { name: 'server error', path: '/500' },
];

/** A narrow phone; tests run on a desktop unless they say otherwise. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Contexts with and without scripts, for what works both ways. */
export const SCRIPTING = [
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
];
