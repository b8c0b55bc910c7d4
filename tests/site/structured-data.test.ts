import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  origin,
  phoneLink,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectNoFaults,
  expectOnEach,
  pageAt,
  screens,
  servicePages,
  topPaths,
  type Page,
} from '../helpers/dist.ts';
import { all, attribute, linksIn, one, repeated } from '../helpers/dom.ts';

/** A node of JSON-LD, such as a service. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node and every node inside it. */
function withNested(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(withNested);
  return isNode(value)
    ? [value, ...Object.values(value).flatMap(withNested)]
    : [];
}

/** A node with the facts that the owner has given. */
const withoutUndefined = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined),
  );

/** The nodes that a page tells search engines of. */
const graphOf = ({ root }: Page): Node[] =>
  all(root, 'script[type="application/ld+json"]').flatMap(({ rawText }) => {
    const document = JSON.parse(rawText) as {
      '@context': string;
      '@graph': Node[];
    };
    expect(document['@context']).toBe('https://schema.org');
    return document['@graph'];
  });

const ofType = (page: Page, type: string): Node[] =>
  graphOf(page).filter((node) => node['@type'] === type);

const { name, descriptor, address, hours = [], languages = [] } = business();
const BUSINESS_ID = `${origin()}/#business`;
const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
/** A page names so many towns: more would weigh on every page. */
const MOST_TOWNS = 30;
const openDays = (
  dayOfWeek: string | string[],
  times: { opens: string; closes: string },
): Node => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times });
const city = (town: string): Node => ({
  '@type': 'City',
  name: `${town}, ${address.region}`,
});
const allTowns = areas().map((area) => city(area.name));

describe('structured data of every screen', () => {
  it('describes the one business, as its content does', () => {
    const described = withoutUndefined({
      '@type': 'HomeAndConstructionBusiness',
      '@id': BUSINESS_ID,
      name,
      description: descriptor,
      url: `${origin()}/`,
      telephone: phoneLink().replace('tel:', ''),
      image: attribute(
        one(pageAt('/').root, 'meta[property="og:image"]'),
        'content',
      ),
      logo: `${origin()}/apple-touch-icon.png`,
      address: withoutUndefined({
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.locality,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      }),
      knowsLanguage: languages.length > 0 ? languages : undefined,
      openingHoursSpecification:
        hours.length > 0
          ? hours.map(({ day, ...times }) => openDays(day, times))
          : openDays(DAYS, { opens: '00:00', closes: '23:59' }),
    });
    expectOnEach(
      screens(),
      (page) => ofType(page, 'HomeAndConstructionBusiness'),
      // The towns weigh a hundred bytes; once is enough.
      ({ path }) => [
        path === '/'
          ? { ...described, areaServed: allTowns.slice(0, MOST_TOWNS) }
          : described,
      ],
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
      const nodes = withNested(graphOf(page)).filter((node) => '@id' in node);
      const isReference = (node: Node) => Object.keys(node).length === 1;
      const ids = nodes
        .filter((node) => !isReference(node))
        .map((node) => node['@id']);
      const references = nodes.filter(isReference).map((node) => node['@id']);
      return [
        ...references.filter((id) => !ids.includes(id)),
        ...repeated(ids),
      ];
    });
  });

  it('claims no reviews, ratings or question pages', () => {
    const forbidden =
      /"(?:\w*Review|\w*Rating|FAQPage|Question|review|aggregateRating)"/;
    expectNoFaults(
      screens(),
      (page) => forbidden.exec(JSON.stringify(graphOf(page))) ?? [],
    );
  });
});

it('structured data of a service names it, who does it, where, and its price', () => {
  const offersOf = (service: Service) => ({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: service.price,
      priceCurrency: 'USD',
    },
  });
  expectOnEach(
    servicePages,
    (page) =>
      ofType(page, 'Service').map(({ description, ...node }) => ({
        ...node,
        hasDescription: Boolean(description),
      })),
    ({ path, service, area }) => [
      {
        '@type': 'Service',
        '@id': `${origin()}${path}#service`,
        name: area ? `${service.title} in ${area.name}` : service.title,
        serviceType: service.title,
        url: origin() + path,
        provider: { '@id': BUSINESS_ID },
        areaServed: area ? [city(area.name)] : allTowns,
        offers: offersOf(service),
        hasDescription: true,
      },
    ],
  );
});

it('structured data of a town names what is done there, and its place', () => {
  expectOnEach(
    areaPages,
    (page) =>
      ofType(page, 'Service').map(({ name, areaServed }) => ({
        name,
        areaServed,
      })),
    ({ area }) => [{ name: area.title, areaServed: [city(area.name)] }],
  );
});

it('structured data of other pages describes no service', () => {
  expectNoFaults([...topPaths, ...ERROR_PATHS].map(pageAt), (page) =>
    ofType(page, 'Service'),
  );
});

describe('the breadcrumb', () => {
  const home = { text: 'Home', href: '/' };
  const below = [
    ...servicePages.map(({ path, service, area }) => {
      const own = { text: service.title, href: `/services/${service.slug}` };
      const list = { text: 'Services', href: '/services' };
      return area
        ? { path, name: area.name, above: [home, list, own] }
        : { path, name: service.title, above: [home, list] };
    }),
    ...areaPages.map(({ path, area }) => ({
      path,
      name: area.name,
      above: [home, { text: 'Service Areas', href: '/service-areas' }],
    })),
  ];
  const trailsOf = ({ root }: Page) =>
    all(root, 'nav[aria-label="Breadcrumb"]').map(linksIn);

  it('shows the way from the home page to the page above', () => {
    expectOnEach(below, trailsOf, ({ above }) => [above]);
  });

  it('goes on to the page itself in the structured data', () => {
    expectOnEach(
      below,
      (page) =>
        ofType(page, 'BreadcrumbList').map((list) => list['itemListElement']),
      ({ path, name, above }) => [
        [...above, { text: name, href: path }].map(({ text, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          item: origin() + href,
        })),
      ],
    );
  });

  it('is not on the first level or on error pages', () => {
    expectNoFaults([...topPaths, ...ERROR_PATHS].map(pageAt), (page) => [
      ...trailsOf(page),
      ...ofType(page, 'BreadcrumbList'),
    ]);
  });
});
