import { describe, expect, it } from 'vitest';
import { distanceInMiles } from '../../src/lib/distance.ts';
import {
  areas,
  asFigure,
  priceOf,
  services,
  type Area,
} from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  indexedPaths,
  pageAt,
  serviceInTownPages,
  serviceOwnPages,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  hrefsIn,
  linksIn,
  mainOf,
  one,
  textOf,
  textsOf,
} from '../helpers/dom.ts';
import { kindOf } from '../helpers/prices.ts';

/** The towns next door: those that a town names, and those that name it. */
const neighborsOf = ({ slug, neighbors = [] }: Area) =>
  areas().filter(
    (other) =>
      neighbors.includes(other.slug) || other.neighbors?.includes(slug),
  );

/** The towns nearest to one. */
function nearestTo({ slug, location }: Area): Area[] {
  const milesTo = (area: Area) =>
    location && area.location
      ? distanceInMiles(location, area.location)
      : Infinity;
  return areas()
    .filter((area) => area.slug !== slug)
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .slice(0, 5);
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
        const towns = nearestTo(area).map(
          ({ slug }) => `/services/${service.slug}-in-${slug}`,
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

  it('leads on by links that are named as the page behind them is headed', () => {
    expectNoFaults(
      servicePages.map(({ path }) => pageAt(path)),
      (page) =>
        ['towns', 'others']
          .flatMap((heading) =>
            all(mainOf(page), `[aria-labelledby="${heading}"]`),
          )
          .flatMap(linksIn)
          // The links to all have words of their own.
          .filter(({ href }) => href.startsWith('/services/'))
          .filter(
            ({ text, href }) => text !== textOf(one(pageAt(href).root, 'h1')),
          )
          .map(({ text, href }) => `"${text}" leads to ${href}`),
    );
  });

  it('from a service in a town leads up to the service and to the town', () => {
    expectOnEach(
      serviceInTownPages,
      (page, { service, area }) => {
        // Besides the breadcrumb, which leads there on every page, and the job that a customer speaks of.
        const links = all(mainOf(page), 'a').filter(
          (link) => !link.closest('nav, figure'),
        );
        return links
          .map((link) => ({
            text: textOf(link),
            href: attribute(link, 'href'),
          }))
          .filter(({ href }) =>
            [
              `/services/${service.slug}`,
              `/service-areas/${area.slug}`,
            ].includes(href),
          );
      },
      ({ service, area }) => [
        {
          text: `More about ${service.title}`,
          href: `/services/${service.slug}`,
        },
        {
          text: `Garage Door Repair in ${area.name}`,
          href: `/service-areas/${area.slug}`,
        },
      ],
    );
  });

  it('says beside each link of those lists what to choose by: a price, and of a repair the minutes', () => {
    const figuresIn = (page: Page, heading: string) =>
      all(mainOf(page), `[aria-labelledby="${heading}"] li`).map((row) =>
        textsOf(row, 'b').join(' '),
      );
    expectOnEach(
      serviceInTownPages,
      (page) => ({
        towns: figuresIn(page, 'towns'),
        others: figuresIn(page, 'others'),
      }),
      ({ service, area }) => {
        const hasTimes = kindOf(service) === 'repair';
        const times = nearestTo(area).map(({ responseTime }) =>
          asFigure(responseTime),
        );
        return {
          towns: times.map((time) => (hasTimes ? time : '')),
          others: otherServices(service.slug).map(
            (one) => `from ${priceOf(one)}`,
          ),
        };
      },
    );
  });

  it('from a town leads next door', () => {
    expectOnEach(
      areaPages,
      (page) =>
        all(mainOf(page), '[aria-labelledby="neighbors"]').flatMap(linksIn),
      ({ area }) =>
        neighborsOf(area).map(({ slug, name }) => ({
          text: name,
          href: `/service-areas/${slug}`,
        })),
    );
  });
});
