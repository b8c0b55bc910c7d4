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

/** The entries with texts of their own, which have the fuller pages, longest name first. */
function fullEntries<Entry extends { body: string }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  return entries
    .filter(hasText)
    .toSorted((a, b) => nameOf(b).length - nameOf(a).length);
}

// Long names are the first to overflow.
const fullServices = fullEntries(services(), ({ title }) => title);
const fullTowns = fullEntries(areas(), ({ name }) => name);

/** The n-th entry, or the last where there are fewer. @throws when there is none at all */
function nth<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index] ?? entries.at(-1);
  if (entry === undefined) throw new Error('The content has no such entry.');
  return entry;
}

function inTown(name: string, service: Service, town: Area): Kind {
  return { name, path: serviceInAreaPath(service.slug, town.slug) };
}

/** The town whose page the tests use, and the service. */
export const TOWN = nth(fullTowns, 1);
export const SERVICE = nth(fullServices, 1);

export const TOWN_PAGE: Kind = { name: 'area', path: areaPath(TOWN.slug) };
export const SERVICE_PAGE: Kind = {
  name: 'service',
  path: servicePath(SERVICE.slug),
};
/** A service with styles to choose from, where there is one. */
const SERVICE_WITH_STYLES = services().find(
  ({ styles = [] }) => styles.length > 0,
);
export const STYLES_PAGES: readonly Kind[] = SERVICE_WITH_STYLES
  ? [{ name: 'styles', path: servicePath(SERVICE_WITH_STYLES.slug) }]
  : [];
/** A service in a town. */
export const PAIR_PAGE = inTown(
  'service in a town',
  nth(fullServices, 0),
  nth(fullTowns, 0),
);

/** The pages of entries that say no more than they must, where there are any. */
function plainPages(): Kind[] {
  const service = services().find((entry) => !hasText(entry));
  const town = areas().find((entry) => !hasText(entry));
  const kinds: Kind[] = [];
  if (service)
    kinds.push({ name: 'plain service', path: servicePath(service.slug) });
  if (town) kinds.push({ name: 'plain area', path: areaPath(town.slug) });
  if (service && town)
    kinds.push(inTown('plain service in a plain town', service, town));
  return kinds;
}

/** Those of src/lib/pages.ts: a new one is tested without a word here. */
const singlePages = Object.values(PAGES).map(({ copy, path }) => ({
  name: copy.replaceAll('-', ' '),
  path,
}));

/** Those whose hero has a picture, with its words. */
export const PICTURED_PAGES = Object.values(PAGES).flatMap(({ copy, path }) => {
  const { hero } = copyOf(copy);
  return 'image' in hero ? [{ copy, path, hero }] : [];
});

/** One page of each kind that search engines may keep. */
export const INDEXED_KINDS: readonly Kind[] = [
  ...singlePages,
  SERVICE_PAGE,
  PAIR_PAGE,
  TOWN_PAGE,
  ...STYLES_PAGES,
  ...plainPages(),
];

/** The same and the screen of an unknown path. */
export const KINDS: readonly Kind[] = [
  ...INDEXED_KINDS,
  { name: 'not found', path: '/no-such-page' },
];

/** The same and the screen of a server that fails. */
export const ALL_KINDS: readonly Kind[] = [
  ...KINDS,
  { name: 'server error', path: '/500' },
];

/** A narrow phone; tests run on a desktop unless they say otherwise. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Contexts with and without scripts, for what works both ways. */
export const SCRIPTING = [
  { how: 'with JavaScript', javaScriptEnabled: true },
  { how: 'without JavaScript', javaScriptEnabled: false },
];
