import { describe, expect, it } from 'vitest';
import { areas, services } from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  indexedPages,
  indexedPaths,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { all, hrefsIn, mainOf } from '../helpers/dom.ts';

/** The towns next door: those that a town names, in its order, then those that name it. */
function neighborsOf(slug: string): string[] {
  const named = areas().find((area) => area.slug === slug)?.neighbors ?? [];
  const naming = areas().filter(({ neighbors = [] }) => neighbors.includes(slug));
  return [...new Set([...named, ...naming.map((area) => area.slug)])];
}

const near = new Map(areas().map(({ slug }) => [slug, neighborsOf(slug)]));

/** Where the links of a part of a page lead, in order. */
const targetsIn = (page: Page, part: string): string[] => all(mainOf(page), part).flatMap(hrefsIn);

const pathOf = (href: string): string => href.split('#')[0] ?? '';

describe('the way of a visitor', () => {
  const linksOf = new Map(
    indexedPages().map((page) => [page.path, hrefsIn(page.root).map(pathOf)]),
  );

  it('from the home page to every page has three clicks at most', () => {
    const clicks = new Map([['/', 0]]);
    for (const [path, count] of clicks) {
      for (const next of linksOf.get(path) ?? []) {
        if (linksOf.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
      }
    }
    expect(indexedPaths.filter((path) => (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
  });

  it('reaches every service, town and pair from the text of another page', () => {
    const linked = new Set(
      indexedPages().flatMap((page) =>
        hrefsIn(mainOf(page))
          .map(pathOf)
          .filter((href) => href !== page.path),
      ),
    );
    const below = indexedPaths.filter((path) => path.split('/').length === 3);
    expect(below.filter((path) => !linked.has(path))).toEqual([]);
  });

  it('from a service leads to all its towns and to the other services', () => {
    expectOnEach(
      servicePages.filter(({ area }) => !area),
      (page) => [
        targetsIn(page, '[aria-labelledby="towns"]'),
        targetsIn(page, '[aria-labelledby="others"]'),
      ],
      ({ path, service }) => [
        areas().map(({ slug }) => `${path}-in-${slug}`),
        services()
          .filter(({ slug }) => slug !== service.slug)
          .map(({ slug }) => `/services/${slug}`),
      ],
    );
  });

  it('from a service in a town leads next door, to the other services there, and up', () => {
    expectOnEach(
      servicePages.flatMap(({ path, service, area }) => (area ? [{ path, service, area }] : [])),
      (page, { service, area }) => [
        targetsIn(page, '[aria-labelledby="towns"]'),
        targetsIn(page, '[aria-labelledby="others"]'),
        [`/services/${service.slug}`, `/service-areas/${area.slug}`].filter((path) =>
          targetsIn(page, '[aria-labelledby="before"]').includes(path),
        ),
      ],
      ({ service, area }) => [
        near.get(area.slug)?.map((town) => `/services/${service.slug}-in-${town}`),
        services()
          .filter(({ slug }) => slug !== service.slug)
          .map(({ slug }) => `/services/${slug}-in-${area.slug}`),
        [`/services/${service.slug}`, `/service-areas/${area.slug}`],
      ],
    );
  });

  it('from a town leads next door', () => {
    expectOnEach(
      areaPages,
      (page) => targetsIn(page, '[aria-labelledby="glance"]'),
      ({ area }) => near.get(area.slug)?.map((town) => `/service-areas/${town}`),
    );
  });
});
