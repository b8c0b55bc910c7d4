import { describe, expect, it } from 'vitest';
import { graphOf, nested, thingsOfType, type Thing } from '../helpers/json-ld.ts';
import { faults, indexedPages, pageAt, screens } from '../helpers/built-pages.ts';
import { HOME, PAIR_PATHS, SERVICE_PATHS } from '../helpers/site-paths.ts';
import { AREAS, BUSINESS_NAME, ORIGIN, PHONE_LINK, SERVICES } from '../helpers/specification.ts';

const BUSINESS_TYPE = 'HomeAndConstructionBusiness';
const TOWNS = AREAS.map(({ name }) => `${name}, NJ`);

function placeNames(places: unknown): unknown[] {
  return nested(places).map(({ name }) => name);
}

function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id';
}

describe('structured data', () => {
  it('parses on every screen', () => {
    const wrong = faults(screens(), (page) =>
      graphOf(page).length >= 2 ? [] : ['too few things'],
    );
    expect(wrong).toEqual([]);
  });

  it('has the one business, with the same @id and facts on every screen', () => {
    const businesses = screens().map((page) => JSON.stringify(thingsOfType(page, BUSINESS_TYPE)));
    expect(new Set(businesses).size).toBe(1);
    expect(thingsOfType(pageAt(HOME), BUSINESS_TYPE)).toHaveLength(1);
  });

  it('resolves every reference in the same document', () => {
    const wrong = faults(screens(), (page) => {
      const things = nested(graphOf(page));
      const defined = things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']);
      return things
        .filter((thing) => isReference(thing) && !defined.includes(thing['@id']))
        .map((thing) => String(thing['@id']));
    });
    expect(wrong).toEqual([]);
  });

  it('gives no two things one @id', () => {
    const wrong = faults(screens(), (page) => {
      const ids = nested(graphOf(page))
        .filter((thing) => !isReference(thing) && typeof thing['@id'] === 'string')
        .map((thing) => String(thing['@id']));
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(wrong).toEqual([]);
  });

  it('claims no reviews, ratings or question pages', () => {
    const forbidden = ['Review', 'AggregateRating', 'Rating', 'FAQPage', 'Question'];
    const wrong = faults(screens(), (page) =>
      nested(graphOf(page)).flatMap((thing) => [
        ...forbidden.filter((type) => [thing['@type']].flat().includes(type)),
        ...['review', 'aggregateRating', 'reviewRating'].filter((key) => key in thing),
      ]),
    );
    expect(wrong).toEqual([]);
  });
});

describe('structured data of the business', () => {
  const [business = {}] = thingsOfType(pageAt(HOME), BUSINESS_TYPE);

  it('names it, its address and its phone', () => {
    expect(business).toMatchObject({
      '@id': `${ORIGIN}/#business`,
      name: BUSINESS_NAME,
      url: `${ORIGIN}/`,
      telephone: PHONE_LINK.replace('tel:', ''),
      address: { addressLocality: 'Tenafly', addressRegion: 'NJ', addressCountry: 'US' },
    });
    expect(JSON.stringify(business)).not.toContain('streetAddress');
  });

  it('has it open all day on seven days', () => {
    const hours = nested(business['openingHoursSpecification']);
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual([['00:00', '23:59']]);
  });

  it('serves the fifteen towns', () => {
    expect(placeNames(business['areaServed'])).toEqual(TOWNS);
  });
});

describe('structured data of a service', () => {
  interface ExpectedThing {
    name: string;
    price: number;
    towns: readonly string[];
  }
  const expected = new Map<string, ExpectedThing>(
    SERVICES.flatMap(({ slug, title, price }): [string, ExpectedThing][] => [
      [`/services/${slug}`, { name: title, price, towns: TOWNS }],
      ...AREAS.map((area): [string, ExpectedThing] => [
        `/services/${slug}-in-${area.slug}`,
        { name: `${title} in ${area.name}`, price, towns: [`${area.name}, NJ`] },
      ]),
    ]),
  );

  it('is on the 160 service pages and nowhere else', () => {
    const withService = indexedPages().filter((page) => thingsOfType(page, 'Service').length === 1);
    expect(withService.map(({ path }) => path)).toEqual([...SERVICE_PATHS, ...PAIR_PATHS]);
    const several = indexedPages().filter((page) => thingsOfType(page, 'Service').length > 1);
    expect(several).toEqual([]);
  });

  it('names the service, who does it, where, and its starting price in dollars', () => {
    expect(expected.size).toBe(160);
    const wrong = [...expected].filter(([path, { name, price, towns }]) => {
      const [service = {}] = thingsOfType(pageAt(path), 'Service');
      const found = {
        name: service['name'],
        url: service['url'],
        provider: service['provider'],
        towns: placeNames(service['areaServed']),
        prices: nested(service['offers'])
          .filter((offer) => 'priceCurrency' in offer)
          .map(({ minPrice, priceCurrency }) => [minPrice, priceCurrency]),
      };
      const wanted = {
        name,
        url: ORIGIN + path,
        provider: { '@id': `${ORIGIN}/#business` },
        towns,
        prices: [[price, 'USD']],
      };
      return JSON.stringify(found) !== JSON.stringify(wanted);
    });
    expect(wrong).toEqual([]);
  });
});
