import { expect, it } from 'vitest';
import {
  areas,
  page as copyOf,
  phoneLink,
  services,
} from '../helpers/content.ts';
import {
  ERROR_PATHS,
  expectOnEach,
  NOT_FOUND_PATHS,
  pageAt,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  heroOf,
  hrefsIn,
  one,
  textOf,
  textsOf,
} from '../helpers/dom.ts';

const errorPages = ERROR_PATHS.map(pageAt);
const notFoundPages = NOT_FOUND_PATHS.map(pageAt);

it('error pages are not indexed: robots are told, or /404 answers with that status', () => {
  expectOnEach(
    errorPages,
    ({ root }) => attributesOf(root, 'meta[name="robots"]', 'content'),
    ({ path }) => (path === '/404' ? [] : ['noindex']),
  );
});

it('error pages name no address as their own', () => {
  expectOnEach(
    errorPages,
    ({ root }) =>
      attributesOf(
        root,
        'link[rel="canonical"], meta[property="og:url"]',
        'href',
      ),
    () => [],
  );
});

it('without scripts only an unknown service or town leads on, to its list', () => {
  const lists: Partial<Record<string, string>> = {
    '/services/404': '/services',
    '/service-areas/404': '/service-areas',
  };
  expectOnEach(
    errorPages,
    ({ root }) =>
      attributesOf(root, 'noscript meta[http-equiv="refresh"]', 'content'),
    ({ path }) => (lists[path] === undefined ? [] : [`0; url=${lists[path]}`]),
  );
});

it('the script for unknown paths is told every service and every town', () => {
  expectOnEach(
    notFoundPages,
    ({ root }) => {
      const known = one(root, 'template[data-services][data-areas]');
      return {
        services: attribute(known, 'data-services').split(' '),
        areas: attribute(known, 'data-areas').split(' '),
      };
    },
    () => ({
      services: services().map(({ slug }) => slug),
      areas: areas().map(({ slug }) => slug),
    }),
  );
});

/** The words that open an error page. */
const openingOf = ({ root }: Page) => one(root, 'main > section');

it('the screen of an unknown path says so, with the phone and the way home', () => {
  expectOnEach(
    notFoundPages,
    (page) => ({
      heading: textOf(one(page.root, 'main h1')),
      links: hrefsIn(openingOf(page)),
    }),
    () => ({
      heading: copyOf('not-found').heading,
      links: [phoneLink(), '/'],
    }),
  );
});

it('an error page says price, time and obligation as the home page does', () => {
  const facts = textsOf(heroOf(pageAt('/')), 'dl > div');
  expect(facts.length).toBeGreaterThan(1);
  expectOnEach(
    errorPages,
    (page) => textsOf(openingOf(page), 'dl > div'),
    () => facts,
  );
});

it('an error page asks what is wrong right below its heading', () => {
  expectOnEach(
    errorPages,
    ({ root }) =>
      all(root, 'main > section').map(
        (section) => all(section, 'svg:has(a)').length,
      ),
    () => [0, 1, 0],
  );
});

it('the screen of a failing server says so, with the status and the phone', () => {
  const { heading } = copyOf('server-error');
  const page = pageAt('/500');
  expect(textOf(one(page.root, 'main h1'))).toBe(heading);
  expect(textOf(openingOf(page))).toContain('500 Internal Server Error');
  expect(hrefsIn(openingOf(page))).toEqual([phoneLink()]);
});
