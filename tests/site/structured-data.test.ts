import { test } from 'vitest';
import {
  areas,
  business,
  origin,
  phoneLink,
  type Area,
  type Service,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectOnEach,
  pageAt,
  servicePages,
  topPaths,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  link,
  linksIn,
  one,
  type Link,
} from '../helpers/dom.ts';

const { name, descriptor, address, hours = [], languages } = business();

const provider = { '@id': `${origin()}/#business` };
const city = (town: Area) => ({
  '@type': 'City',
  name: `${town.name}, ${address.region}`,
});
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
  ' ',
);
const always = { dayOfWeek: DAYS, opens: '00:00', closes: '23:59' };
const open = [
  ...hours.map(({ day, ...times }) => ({ dayOfWeek: day, ...times })),
  always,
].map((times) => ({ '@type': 'OpeningHoursSpecification', ...times }));

const company = {
  '@type': 'HomeAndConstructionBusiness',
  ...provider,
  name,
  description: descriptor,
  url: `${origin()}/`,
  telephone: phoneLink().replace('tel:', ''),
  image: attribute(
    one(pageAt('/').root, 'meta[property="og:image"]'),
    'content',
  ),
  logo: `${origin()}/apple-touch-icon.png`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
  knowsLanguage: languages,
  // Those of the emergency service, until the shop has its own.
  openingHoursSpecification: hours.length > 0 ? open.slice(0, -1) : open[0],
};
const site = {
  '@type': 'WebSite',
  name,
  url: `${origin()}/`,
  publisher: provider,
};

const trail = (links: Link[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: origin() + href,
  })),
});

const serviceNode = (path: string, service: Service, town?: Area) => ({
  '@type': 'Service',
  '@id': `${origin()}${path}#service`,
  name: service.title + (town ? ` in ${town.name}` : ''),
  serviceType: service.title,
  description: service.fullDescription.trim(),
  url: origin() + path,
  provider,
  areaServed: (town ? [town] : areas()).map(city),
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: service.price,
      priceCurrency: 'USD',
    },
  },
});

const townNode = (path: string, town: Area) => ({
  '@type': 'Service',
  '@id': `${origin()}${path}#service`,
  name: town.title,
  serviceType: descriptor,
  description: town.description,
  url: origin() + path,
  provider,
  areaServed: [city(town)],
});

const home = link('Home', '/');
const toServices = [home, link('Services', '/services')];
const toTowns = [home, link('Service Areas', '/service-areas')];

/** What each page says to search engines, and the links of its breadcrumb, which end in the page itself. */
const pages = [
  ...[...topPaths, ...ERROR_PATHS].map((path) => ({
    path,
    way: [],
    nodes: path === '/' ? [site] : [],
  })),
  ...servicePages.map(({ path, service, area }) => ({
    path,
    way: [
      ...toServices,
      link(service.title, `/services/${service.slug}`),
      ...(area ? [link(area.name, path)] : []),
    ],
    nodes: [serviceNode(path, service, area)],
  })),
  ...areaPages.map(({ path, area }) => ({
    path,
    way: [...toTowns, link(area.name, path)],
    nodes: [townNode(path, area)],
  })),
];
/** A page names so many towns: more would weigh on every page. */
const MOST_TOWNS = 30;

test('search engines are told of the one company, the way to the page, its service, place and price, and nothing else', () => {
  expectOnEach(
    pages,
    ({ root }) =>
      all(root, 'script[type="application/ld+json"]').map(
        ({ rawText }) => JSON.parse(rawText) as unknown,
      ),
    ({ path, way, nodes }) => {
      const towns = areas().slice(0, MOST_TOWNS).map(city);
      const graph = [
        path === '/' ? { ...company, areaServed: towns } : company,
        ...(way.length > 0 ? [trail(way)] : []),
        ...nodes,
      ];
      // JSON leaves out what the owner has not given.
      const said = { '@context': 'https://schema.org', '@graph': graph };
      return [JSON.parse(JSON.stringify(said)) as unknown];
    },
  );
});

test('a breadcrumb shows the way from the home page to the page above, and none is on the first level', () => {
  expectOnEach(
    pages,
    ({ root }) => all(root, 'nav[aria-label="Breadcrumb"]').flatMap(linksIn),
    ({ way }) => way.slice(0, -1),
  );
});
