import { expect, test } from 'vitest';
import { businessGraph, jsonLd } from '~/lib/seo/structured-data';
import type { Business } from '~/schemas/business';
import { SITE, sampleBusiness } from '../../helpers/sample-business';

// What the built pages say is held there, in tests/site/structured-data.test.ts.
const graphOf = (business: Business) => businessGraph(business, ['Fort Lee'], []);

test('the business has street, postal code, profiles and languages once the owner gives them', () => {
  const { address } = sampleBusiness;
  expect(graphOf(sampleBusiness)[0]).not.toHaveProperty('sameAs');
  const profiles = ['https://www.yelp.com/biz/sample-doors'];
  const [firm] = graphOf({
    ...sampleBusiness,
    address: { ...address, street: '1 Main Street', postalCode: '07670' },
    profiles,
    languages: ['en', 'ko'],
  });
  expect(firm).toMatchObject({
    address: { streetAddress: '1 Main Street', postalCode: '07670', addressLocality: 'Tenafly' },
    sameAs: profiles,
    knowsLanguage: ['en', 'ko'],
  });
});

test('the business publishes the site', () => {
  expect(graphOf(sampleBusiness)[1]).toEqual({
    '@type': 'WebSite',
    name: 'Sample Doors',
    url: `${SITE}/`,
    publisher: { '@id': `${SITE}/#business` },
  });
});

test('no text can end the script element it stands in, and it still says the same', () => {
  const things = [{ '@type': 'WebSite' as const, name: '</script><script>alert(1)</script><!--' }];
  const hostile = jsonLd(things);
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)).toMatchObject({ '@graph': things });
});
