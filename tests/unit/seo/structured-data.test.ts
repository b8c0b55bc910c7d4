import { describe, expect, test } from 'vitest';
import {
  breadcrumbThing,
  businessGraph,
  businessId,
  jsonLd,
  serviceThing,
} from '~/lib/seo/structured-data';
import type { Business } from '~/schemas/business';
import { SITE, sampleBusiness } from '../../helpers/sample-business';

const PRICES = ['Starting at $150', 'Starting at $49', 'Starting at $99'];
const graphOf = (business: Business) =>
  businessGraph(business, ['Tenafly', 'Fort Lee'], PRICES, '/social/home.jpg');
const graph = graphOf(sampleBusiness);
const service = serviceThing(
  sampleBusiness,
  {
    title: 'Panel Replacement in Fort Lee',
    type: 'Panel Replacement',
    description: 'We replace the damaged section.',
    price: 'Starting at $150',
    path: '/services/panel-replacement-in-fort-lee',
  },
  ['Fort Lee'],
);
const crumbs = breadcrumbThing([
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'Panel Replacement', path: '/services/panel-replacement' },
]);

describe('the business', () => {
  test('is described as a home and construction business with one id', () => {
    expect(businessId()).toBe(`${SITE}/#business`);
    expect(graph[0]).toEqual({
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${SITE}/#business`,
      name: 'Sample Doors',
      description: 'Garage Door Repair',
      url: `${SITE}/`,
      telephone: '+12015550199',
      image: `${SITE}/social/home.jpg`,
      logo: `${SITE}/apple-touch-icon.png`,
      priceRange: '$49–$150',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Tenafly',
        addressRegion: 'NJ',
        addressCountry: 'US',
      },
      areaServed: [
        { '@type': 'City', name: 'Tenafly, NJ' },
        { '@type': 'City', name: 'Fort Lee, NJ' },
      ],
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    });
  });

  test('has street, postal code, profiles and languages once the owner gives them', () => {
    const address = { ...sampleBusiness.address, street: '1 Main Street', postalCode: '07670' };
    const profiles = ['https://www.yelp.com/biz/sample-doors'];
    const [firm] = graphOf({ ...sampleBusiness, address, profiles, languages: ['en', 'ko'] });
    expect(firm).toMatchObject({
      address: { streetAddress: '1 Main Street', postalCode: '07670', addressLocality: 'Tenafly' },
      sameAs: profiles,
      knowsLanguage: ['en', 'ko'],
    });
  });

  test('publishes the site', () => {
    expect(graph[1]).toEqual({
      '@type': 'WebSite',
      name: 'Sample Doors',
      url: `${SITE}/`,
      publisher: { '@id': `${SITE}/#business` },
    });
  });
});

describe('a service', () => {
  test('is provided by the business, in its town, at its own address', () => {
    expect(service).toMatchObject({
      '@type': 'Service',
      '@id': `${SITE}/services/panel-replacement-in-fort-lee#service`,
      name: 'Panel Replacement in Fort Lee',
      serviceType: 'Panel Replacement',
      description: 'We replace the damaged section.',
      url: `${SITE}/services/panel-replacement-in-fort-lee`,
      provider: { '@id': `${SITE}/#business` },
      areaServed: [{ '@type': 'City', name: 'Fort Lee, NJ' }],
    });
  });

  test('offers its starting price as a number of dollars', () => {
    expect(service['offers']).toEqual({
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 150, priceCurrency: 'USD' },
    });
  });
});

test('breadcrumbs count from 1, with full addresses', () => {
  expect(crumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${SITE}/services` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Panel Replacement',
        item: `${SITE}/services/panel-replacement`,
      },
    ],
  });
});

describe('the document', () => {
  const document = jsonLd([...graph, service, crumbs]);

  test.each(['Review', 'AggregateRating', 'Rating', 'FAQPage'])('holds no %s', (type) => {
    expect(document).not.toContain(`"${type}"`);
  });

  test('is one graph of schema.org', () => {
    const parsed = JSON.parse(document) as unknown;
    expect(parsed).toEqual({
      '@context': 'https://schema.org',
      '@graph': [...graph, service, crumbs],
    });
  });

  test('cannot end the script element it stands in, and still says the same', () => {
    const name = '</script><script>alert(1)</script><!--';
    const things = [{ '@type': 'WebSite' as const, name }];
    const hostile = jsonLd(things);
    expect(hostile).not.toContain('<');
    expect(JSON.parse(hostile)).toMatchObject({ '@graph': things });
  });
});
