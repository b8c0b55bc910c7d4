import { describe, expect, it } from 'vitest';
import { areas, services } from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  indexedPages,
  indexedPaths,
  serviceInTownPages,
  serviceOwnPages,
  type Page,
} from '../helpers/dist.ts';
import { all, attribute, hrefsIn, mainOf } from '../helpers/dom.ts';

/** The towns next door: those that a town names, in its order, then those that name it. */
function neighborsOf(slug: string): string[] {
  const named = areas().find((area) => area.slug === slug)?.neighbors ?? [];
  const naming = areas().filter(({ neighbors = [] }) =>
    neighbors.includes(slug),
  );
  return [...new Set([...named, ...naming.map((area) => area.slug)])];
}

/** A list shows so many links at most, and then one to all. */
const MOST_LINKS = 30;

const shortened = (
  paths: readonly string[],
  pathOfAll: string,
): readonly string[] =>
  paths.length > MOST_LINKS
    ? [...paths.slice(0, MOST_LINKS), pathOfAll]
    : paths;

const otherServices = (slug: string) =>
  services().filter((service) => service.slug !== slug);

/** Where the links of a part of a page lead, in order. @param heading the id of its heading */
const targetsIn = (page: Page, heading: string): string[] =>
  all(mainOf(page), `[aria-labelledby="${heading}"]`).flatMap(hrefsIn);

const withoutFragment = (href: string): string => href.split('#')[0] ?? '';

describe('the way of a visitor', () => {
  const linksOf = new Map(
    indexedPages().map((page) => [
      page.path,
      hrefsIn(page.root).map(withoutFragment),
    ]),
  );

  it('from the home page to every page has three clicks at most', () => {
    const clicks = new Map([['/', 0]]);
    // A map is walked in the order of its entries, also those that are added meanwhile.
    for (const [path, count] of clicks) {
      for (const next of linksOf.get(path) ?? []) {
        if (linksOf.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
      }
    }
    expect(
      indexedPaths.filter((path) => (clicks.get(path) ?? Infinity) > 3),
    ).toEqual([]);
  });

  it('reaches every service, town and pair from the text of another page', () => {
    const linked = new Set(
      indexedPages().flatMap((page) =>
        hrefsIn(mainOf(page))
          .map(withoutFragment)
          .filter((href) => href !== page.path),
      ),
    );
    const below = indexedPaths.filter((path) => path.split('/').length === 3);
    expect(below.filter((path) => !linked.has(path))).toEqual([]);
  });

  it('from a service leads to all its towns', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => targetsIn(page, 'towns'),
      ({ path }) =>
        shortened(
          areas().map(({ slug }) => `${path}-in-${slug}`),
          '/service-areas',
        ),
    );
  });

  it('from a service leads to the other services', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => targetsIn(page, 'others'),
      ({ service }) => {
        const others = otherServices(service.slug).map(
          ({ slug }) => `/services/${slug}`,
        );
        return shortened(others, '/services');
      },
    );
  });

  it('from a service in a town leads next door, and to the other services there', () => {
    expectOnEach(
      serviceInTownPages,
      (page) => ({
        towns: targetsIn(page, 'towns'),
        others: targetsIn(page, 'others'),
      }),
      ({ service, area }) => {
        const towns = neighborsOf(area.slug).map(
          (town) => `/services/${service.slug}-in-${town}`,
        );
        const others = otherServices(service.slug).map(
          ({ slug }) => `/services/${slug}-in-${area.slug}`,
        );
        return {
          towns: shortened(towns, '/service-areas'),
          others: shortened(others, '/services'),
        };
      },
    );
  });

  it('from a service in a town leads up to the service and to the town', () => {
    expectOnEach(
      serviceInTownPages,
      (page, { service, area }) => {
        // Besides the breadcrumb, which leads there on every page.
        const links = all(mainOf(page), 'a').filter(
          (link) => !link.closest('nav'),
        );
        const targets = links.map((link) => attribute(link, 'href'));
        const above = [
          `/services/${service.slug}`,
          `/service-areas/${area.slug}`,
        ];
        return above.filter((path) => !targets.includes(path));
      },
      () => [],
    );
  });

  it('from a town leads next door', () => {
    expectOnEach(
      areaPages,
      (page) => targetsIn(page, 'glance'),
      ({ area }) =>
        neighborsOf(area.slug).map((town) => `/service-areas/${town}`),
    );
  });
});
