import { expect, test } from 'vitest';
import {
  areas,
  dollarsOf,
  page as copyOf,
  services,
  type Area,
  type Service,
} from '../helpers/content.ts';
import { pageAt } from '../helpers/dist.ts';
import { heroOf, textsOf } from '../helpers/dom.ts';

const { callFacts } = copyOf('shared');
const promises = callFacts.promises.map(({ figure }) => figure);
const emergency = callFacts.emergency.map(({ figure }) => figure);

/** The figures of the plate in the hero of a page. */
const figuresOf = (path: string) => textsOf(heroOf(pageAt(path)), 'dl dd');

const priceOf = (service: Service) => `$${String(dollarsOf(service))}`;

const cheapestRepair = services()
  .filter(({ category = 'other' }) =>
    ['repair', 'emergency'].includes(category),
  )
  .toSorted((a, b) => dollarsOf(a) - dollarsOf(b))
  .slice(0, 1)
  .map(priceOf);

const timeOf = (service: Service, area: Area) =>
  service.category === 'emergency' ? emergency : [area.responseTime];

test('pages that stand alone tell the lowest price of a repair', () => {
  const expected = [...cheapestRepair, ...emergency, ...promises];
  for (const path of ['/', '/services', '/service-areas', '/about', '/contact'])
    expect(figuresOf(path), path).toEqual(expected);
});

test('the page of a service tells its own price', () => {
  for (const service of services())
    expect(figuresOf(`/services/${service.slug}`), service.slug).toEqual([
      priceOf(service),
      ...emergency,
      ...promises,
    ]);
});

test('the page of a town tells how soon we are there', () => {
  for (const area of areas())
    expect(figuresOf(`/service-areas/${area.slug}`), area.slug).toEqual([
      ...cheapestRepair,
      area.responseTime,
      ...promises,
    ]);
});

test('a service in a town tells its price, and the time of the town', () => {
  for (const service of services())
    for (const area of areas()) {
      const path = `/services/${service.slug}-in-${area.slug}`;
      expect(figuresOf(path), path).toEqual([
        priceOf(service),
        ...timeOf(service, area),
        ...promises,
      ]);
    }
});
