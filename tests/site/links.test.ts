import { expect, test } from 'vitest';
import { distanceInMiles } from '~/lib/distance';
import {
  areas,
  asFigure,
  priceOf,
  services,
  type Area,
} from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  indexedPages,
  indexedPaths,
  serviceInTownPages,
  servicePages,
  topPaths,
  type Page,
} from '../helpers/dist.ts';
import { all, hrefsIn, link, linksIn, mainOf, textOf } from '../helpers/dom.ts';

/** Where pages lead on, and that each can be found. */

interface Row {
  words: string;
  href: string;
}

/** The rows of a list of links, each with what to choose by. @param heading the id of the heading of the list */
const rowsIn = (page: Page, heading: string): Row[] =>
  all(mainOf(page), `[aria-labelledby="${heading}"] li`).map((row) => ({
    words: textOf(row),
    href: hrefsIn(row).join(),
  }));

/** A list shows so many links at most, and then one to all. */
const MOST_LINKS = 30;
const shortened = (rows: Row[], toAll: Row) =>
  rows.length > MOST_LINKS ? [...rows.slice(0, MOST_LINKS), toAll] : rows;

/** The towns nearest to one. */
function nearestTo({ slug, location }: Area): Area[] {
  const milesTo = (town: Area) =>
    location && town.location
      ? distanceInMiles(location, town.location)
      : Infinity;
  return areas()
    .filter((town) => town.slug !== slug)
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .slice(0, 5);
}

test('a service leads to itself in towns: next door from a town, with the minutes of a repair; otherwise in all', () => {
  expectOnEach(
    servicePages,
    (page) => rowsIn(page, 'towns'),
    ({ service, area }) => {
      const isRepair = ['repair', 'maintenance'].includes(
        service.category ?? 'other',
      );
      const rows = (area ? nearestTo(area) : areas()).map((town) => ({
        words: `${service.title} in ${town.name}${isRepair ? ` ${asFigure(town.responseTime)}` : ''}`,
        href: `/services/${service.slug}-in-${town.slug}`,
      }));
      return shortened(rows, {
        words: 'View All Service Areas',
        href: '/service-areas',
      });
    },
  );
});

test('a service leads to the other services, in its town and with their prices', () => {
  expectOnEach(
    servicePages,
    (page) => rowsIn(page, 'others'),
    ({ service, area }) => {
      const rows = services()
        .filter(({ slug }) => slug !== service.slug)
        .map((other) => ({
          words: `${other.title}${area ? ` in ${area.name}` : ''} from ${priceOf(other)}`,
          href: `/services/${other.slug}${area ? `-in-${area.slug}` : ''}`,
        }));
      return shortened(rows, { words: 'View All Services', href: '/services' });
    },
  );
});

test('a service in a town leads up to the service and to the town', () => {
  expectOnEach(
    serviceInTownPages,
    (page) => linksIn(mainOf(page)).slice(-4, -2),
    ({ service, area }) => [
      link(`More about ${service.title}`, `/services/${service.slug}`),
      link(`Garage Door Repair in ${area.name}`, `/service-areas/${area.slug}`),
    ],
  );
});

test('a town leads next door: to those that it names, and those that name it', () => {
  expectOnEach(
    areaPages,
    (page) => rowsIn(page, 'neighbors'),
    ({ area: { slug, neighbors = [] } }) =>
      areas()
        .filter(
          (other) =>
            neighbors.includes(other.slug) || other.neighbors?.includes(slug),
        )
        .map((other) => ({
          words: other.name,
          href: `/service-areas/${other.slug}`,
        })),
  );
});

test('no service, town or pair is an orphan: each is three clicks from the home page at most, by links in the text of pages', () => {
  const linksOf = new Map(
    indexedPages().map((page) => [
      page.path,
      hrefsIn(mainOf(page)).map((href) => href.replace(/#.*/, '')),
    ]),
  );
  const clicks = new Map([['/', 0]]);
  // A map is walked in the order of its entries, also those that are added meanwhile.
  for (const [path, count] of clicks) {
    for (const next of linksOf.get(path) ?? [])
      if (!clicks.has(next)) clicks.set(next, count + 1);
  }
  expect(
    indexedPaths
      .filter((path) => !topPaths.includes(path))
      .filter((path) => (clicks.get(path) ?? Infinity) > 3),
  ).toEqual([]);
});
