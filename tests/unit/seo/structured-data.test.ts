import { expect, test } from 'vitest';
import { businessJsonLd, jsonLdDocument } from '~/lib/seo/structured-data';
import type { Business } from '~/schemas/business';
import { sampleBusiness } from '../../helpers/sample-business';

// The built pages are checked in tests/site/structured-data.test.ts.
const jsonLdOf = (business: Business) => businessJsonLd(business, ['Fort Lee']);

test('the business has the optional facts that the owner gives', () => {
  const { address } = sampleBusiness;
  expect(jsonLdOf(sampleBusiness)).not.toHaveProperty('sameAs');
  const profiles = ['https://www.yelp.com/biz/sample-doors'];
  const company = jsonLdOf({
    ...sampleBusiness,
    address: { ...address, street: '1 Main Street', postalCode: '07670' },
    profiles,
    languages: ['en', 'ko'],
  });
  expect(company).toMatchObject({
    address: {
      streetAddress: '1 Main Street',
      postalCode: '07670',
      addressLocality: 'Tenafly',
    },
    sameAs: profiles,
    knowsLanguage: ['en', 'ko'],
  });
});

test('the business is described by its own words, hours and state', () => {
  const { address } = sampleBusiness;
  const company = jsonLdOf({
    ...sampleBusiness,
    name: 'Night Doors',
    descriptor: 'Doors at Night',
    hours: { opens: '18:00', closes: '06:00' },
    address: { ...address, locality: 'Nyack', region: 'NY' },
  });
  expect(company).toMatchObject({
    name: 'Night Doors',
    description: 'Doors at Night',
    openingHoursSpecification: { opens: '18:00', closes: '06:00' },
    address: { addressLocality: 'Nyack', addressRegion: 'NY' },
    areaServed: [{ name: 'Fort Lee, NY' }],
  });
});

test('no text can end the script element it stands in, and it still says the same', () => {
  const nodes = [
    {
      '@type': 'WebSite' as const,
      name: '</script><script>alert(1)</script><!--',
    },
  ];
  const hostile = jsonLdDocument(nodes);
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)).toMatchObject({ '@graph': nodes });
});
