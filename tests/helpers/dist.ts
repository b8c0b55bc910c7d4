import { isDeepStrictEqual } from 'node:util';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { PAGES } from '../../src/lib/pages.ts';
import { builtFiles, readText } from './built-files.ts';
import { areas, services } from './content.ts';

/** The files that visitors get: all but the editing screen. */
export const files: readonly string[] = builtFiles().filter(
  (file) => !/^admin(?:\.html$|\/)/.test(file),
);

/** Each page of a service: its own, where `area` is undefined, and one in each town. */
export const servicePages = services().flatMap((service) =>
  [undefined, ...areas()].map((area) => ({
    path: `/services/${service.slug}${area ? `-in-${area.slug}` : ''}`,
    service,
    area,
  })),
);

/** The pages of services alone. */
export const serviceOwnPages = servicePages.filter(
  ({ area }) => area === undefined,
);

/** The pages of services in towns. */
export const serviceInTownPages = servicePages.flatMap(
  ({ path, service, area }) => (area ? [{ path, service, area }] : []),
);

export const areaPages = areas().map((area) => ({
  path: `/service-areas/${area.slug}`,
  area,
}));

export const NOT_FOUND_PATHS = ['/404', '/services/404', '/service-areas/404'];
export const ERROR_PATHS = [...NOT_FOUND_PATHS, '/500'];

/** The pages that stand alone, in the order of the menu. */
export const topPaths: readonly string[] = Object.values(PAGES).map(
  ({ path }) => path,
);

/** The paths of all pages that search engines may keep. */
export const indexedPaths = [
  ...topPaths,
  ...servicePages.map(({ path }) => path),
  ...areaPages.map(({ path }) => path),
];

export interface Page {
  path: string;
  html: string;
  root: HTMLElement;
}

export const fileOf = (path: string): string =>
  (path === '/' ? 'index' : path.slice(1)) + '.html';

const parsed = new Map<string, Page>();

/** The page at a path. Each is parsed once: the test files of a worker share this module. */
export function pageAt(path: string): Page {
  const known = parsed.get(path);
  if (known) return known;
  const html = readText(fileOf(path));
  const root = parse(html, {
    blockTextElements: { script: true, style: true },
  });
  const page = { path, html, root };
  parsed.set(path, page);
  return page;
}

export const indexedPages = (): Page[] => indexedPaths.map(pageAt);

/** Everything with a header and a footer: the indexed pages and the error pages. */
export const screens = (): Page[] =>
  [...indexedPaths, ...ERROR_PATHS].map(pageAt);

/** A fault of the layout is on every page: the first few stand for all. */
const SHOWN = 5;

/** Expects that a check finds no fault on any page. @param check returns faults; falsy ones are none */
export function expectNoFaults(
  pages: readonly Page[],
  check: (page: Page) => Iterable<unknown>,
): void {
  expect(pages).not.toHaveLength(0);
  const found = pages.flatMap((page) =>
    [...check(page)]
      .filter(Boolean)
      .map((fault) => `${page.path}: ${String(fault)}`),
  );
  expect(found.slice(0, SHOWN)).toEqual([]);
}

/**
 * Expects every page to hold what it should. A list without pages fails.
 * @param read what the page holds
 * @param expected what it should hold
 */
export function expectOnEach<Item extends { path: string }>(
  items: readonly Item[],
  read: (page: Page, item: Item) => unknown,
  expected: (item: Item) => unknown,
): void {
  expect(items).not.toHaveLength(0);
  const wrong = items
    .map((item) => ({
      path: item.path,
      holds: read(pageAt(item.path), item),
      should: expected(item),
    }))
    .filter(({ holds, should }) => !isDeepStrictEqual(holds, should))
    .slice(0, SHOWN);
  expect(wrong.map(({ path, holds }) => ({ path, holds }))).toEqual(
    wrong.map(({ path, should }) => ({ path, holds: should })),
  );
}
