import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  origin,
  page as copyOf,
  phoneLink,
  services,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectNoFaults,
  expectOnEach,
  indexedPages,
  pageAt,
  screens,
  servicePages,
  topPaths,
  type Page,
} from '../helpers/dist.ts';
import { all, attributesOf, linksIn, repeated } from '../helpers/dom.ts';

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A thing and every thing inside it. */
function nested(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(nested);
  return isThing(value) ? [value, ...Object.values(value).flatMap(nested)] : [];
}

/** The things that a page tells search engines. */
const graphOf = ({ root }: Page): Thing[] =>
  all(root, 'script[type="application/ld+json"]').flatMap(({ rawText }) => {
    const document = JSON.parse(rawText) as { '@context': string; '@graph': Thing[] };
    expect(document['@context']).toBe('https://schema.org');
    return document['@graph'];
  });

const ofType = (page: Page, type: string): Thing[] =>
  graphOf(page).filter((thing) => thing['@type'] === type);

const { name, descriptor, address, hours, profiles = [], languages = [] } = business();
const BUSINESS_ID = `${origin()}/#business`;
/** A page names so many towns: more would weigh on every page. */
const MOST_TOWNS = 30;
const city = (town: string): Thing => ({ '@type': 'City', name: `${town}, ${address.region}` });
const dollarsOf = (price: string): number => Number(price.replace(/\D+/, ''));
const prices = services().map(({ price }) => dollarsOf(price));
const lowest = Math.min(...prices);
const highest = Math.max(...prices);
const allTowns = areas().map((area) => city(area.name));

describe('structured data of every screen', () => {
  it('describes the one business, as its content does', () => {
    const firm = {
      '@type': 'HomeAndConstructionBusiness',
      '@id': BUSINESS_ID,
      name,
      description: descriptor,
      url: `${origin()}/`,
      telephone: phoneLink().replace('tel:', ''),
      image: `${origin()}/social/home.jpg`,
      logo: `${origin()}/apple-touch-icon.png`,
      priceRange:
        lowest < highest ? `$${String(lowest)}–$${String(highest)}` : `$${String(lowest)}`,
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: address.street }),
        addressLocality: address.locality,
        addressRegion: address.region,
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressCountry: address.country,
      },
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(languages.length > 0 && { knowsLanguage: languages }),
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [
          ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        ],
        ...hours,
      },
    };
    expectOnEach(
      screens(),
      (page) => ofType(page, 'HomeAndConstructionBusiness'),
      // The towns weigh a hundred bytes; once is enough.
      ({ path }) => [path === '/' ? { ...firm, areaServed: allTowns.slice(0, MOST_TOWNS) } : firm],
    );
  });

  it('names the site on the home page, where search engines look for it', () => {
    const site = {
      '@type': 'WebSite',
      name: business().name,
      url: `${origin()}/`,
      publisher: { '@id': BUSINESS_ID },
    };
    expectOnEach(
      screens(),
      (page) => ofType(page, 'WebSite'),
      ({ path }) => (path === '/' ? [site] : []),
    );
  });

  it('refers only to what it describes, and describes it once', () => {
    expectNoFaults(screens(), (page) => {
      const things = nested(graphOf(page)).filter((thing) => '@id' in thing);
      const isReference = (thing: Thing) => Object.keys(thing).length === 1;
      const ids = things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']);
      const references = things.filter(isReference).map((thing) => thing['@id']);
      return [...references.filter((id) => !ids.includes(id)), ...repeated(ids)];
    });
  });

  it('claims no reviews, ratings or question pages: the reviews are samples', () => {
    const forbidden = /"(?:\w*Review|\w*Rating|FAQPage|Question|review|aggregateRating)"/;
    expectNoFaults(screens(), (page) => forbidden.exec(JSON.stringify(graphOf(page))) ?? []);
  });
});

it('structured data of a service names it, who does it, where, and its starting price', () => {
  const offers = (price: string) => ({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: dollarsOf(price),
      priceCurrency: 'USD',
    },
  });
  expectOnEach(
    servicePages,
    (page) => ofType(page, 'Service').map(({ description, ...thing }) => [!!description, thing]),
    ({ path, service, area }) => [
      [
        true,
        {
          '@type': 'Service',
          '@id': `${origin()}${path}#service`,
          name: area ? `${service.title} in ${area.name}` : service.title,
          serviceType: service.title,
          url: origin() + path,
          provider: { '@id': BUSINESS_ID },
          areaServed: area ? [city(area.name)] : allTowns,
          offers: offers(service.price),
        },
      ],
    ],
  );
  const others = [...topPaths, ...ERROR_PATHS, ...areaPages.map(({ path }) => path)];
  expectNoFaults(others.map(pageAt), (page) => ofType(page, 'Service'));
});

describe('the breadcrumb', () => {
  const { menu } = copyOf('shared');
  const home = { text: menu.home, href: '/' };
  const below = [
    ...servicePages.map(({ path, service, area }) => ({
      path,
      trail: [
        home,
        { text: menu.services, href: '/services' },
        { text: service.title, href: `/services/${service.slug}` },
        ...(area ? [{ text: area.name, href: path }] : []),
      ],
    })),
    ...areaPages.map(({ path, area }) => ({
      path,
      trail: [home, { text: menu.areas, href: '/service-areas' }, { text: area.name, href: path }],
    })),
  ];
  const trailOf = ({ root }: Page) =>
    all(root, 'nav[aria-label="Breadcrumb"]').map((trail) => linksIn(trail));

  it('shows the way from the home page, and marks the page itself', () => {
    expectOnEach(
      below,
      (page) => [
        trailOf(page),
        attributesOf(page.root, 'nav[aria-label="Breadcrumb"] [aria-current="page"]', 'href'),
      ],
      ({ path, trail }) => [[trail], [path]],
    );
  });

  it('says the same in the structured data', () => {
    expectOnEach(
      indexedPages(),
      (page) => ofType(page, 'BreadcrumbList').map((list) => list['itemListElement']),
      (page) =>
        trailOf(page).map((trail) =>
          trail.map(({ text, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: origin() + href,
          })),
        ),
    );
  });

  it('is not on the first level or on error pages', () => {
    expectNoFaults([...topPaths, ...ERROR_PATHS].map(pageAt), trailOf);
  });
});
