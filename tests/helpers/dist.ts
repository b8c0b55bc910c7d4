import { isDeepStrictEqual } from 'node:util';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { builtFiles, readText } from './built-files.ts';
import { areas, services } from './content.ts';

/** The files that visitors get: all but the editing screen. */
export const files: readonly string[] = builtFiles().filter(
  (file) => !/^admin(?:\.html$|\/)/.test(file),
);

/** Where each page of a service is, on its own and in each town. */
export const servicePages = services().flatMap((service) =>
  [undefined, ...areas()].map((area) => ({
    path: `/services/${service.slug}${area ? `-in-${area.slug}` : ''}`,
    service,
    area,
  })),
);
export const areaPages = areas().map((area) => ({ path: `/service-areas/${area.slug}`, area }));

export const NOT_FOUND_PATHS = ['/404', '/services/404', '/service-areas/404'];
export const ERROR_PATHS = [...NOT_FOUND_PATHS, '/500'];

/** The pages of the menu: those that lie in no folder. */
export const topPaths = files
  .filter((file) => /^[\w-]+\.html$/.test(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace('.html', '')}`))
  .filter((path) => !ERROR_PATHS.includes(path));

/** The paths of all pages that search engines may keep. */
export const indexedPaths = [
  ...topPaths,
  ...[...servicePages, ...areaPages].map(({ path }) => path),
];

export interface Page {
  path: string;
  html: string;
  root: HTMLElement;
}

export const fileOf = (path: string): string => (path === '/' ? 'index' : path.slice(1)) + '.html';

const opened = new Map<string, Page>();

/** The page at a path, parsed once. */
export function pageAt(path: string): Page {
  let page = opened.get(path);
  if (!page) {
    const html = readText(fileOf(path));
    const root = parse(html, { blockTextElements: { script: true, style: true } });
    page = { path, html, root };
    opened.set(path, page);
  }
  return page;
}

export const indexedPages = (): Page[] => indexedPaths.map(pageAt);

/** Everything with a header and a footer: the indexed pages and the error pages. */
export const screens = (): Page[] => [...indexedPaths, ...ERROR_PATHS].map(pageAt);

/** A fault of the layout is on every page: the first few stand for all. */
const SHOWN = 5;

/** Expects that a check finds nothing wrong with any page; what it finds is told with its path. */
export function expectNoFaults(
  pages: readonly Page[],
  check: (page: Page) => Iterable<unknown>,
): void {
  expect(pages).not.toHaveLength(0);
  const found = pages.flatMap((page) =>
    [...check(page)].filter(Boolean).map((fault) => `${page.path}: ${String(fault)}`),
  );
  expect(found.slice(0, SHOWN)).toEqual([]);
}

/** Expects on every page what is found there to be what should be there. */
export function expectOnEach<Item extends { path: string }>(
  items: readonly Item[],
  find: (page: Page, item: Item) => unknown,
  expected: (item: Item) => unknown,
): void {
  expect(items).not.toHaveLength(0);
  const wrong = items
    .map((item) => ({ path: item.path, is: find(pageAt(item.path), item), should: expected(item) }))
    .filter(({ is, should }) => !isDeepStrictEqual(is, should))
    .slice(0, SHOWN);
  expect(wrong.map(({ path, is }) => [path, is])).toEqual(
    wrong.map(({ path, should }) => [path, should]),
  );
}
