import { expect, test } from 'vitest';
import { businessThing, jsonLd } from '~/lib/seo/structured-data';
import type { Business } from '~/schemas/business';
import { sampleBusiness } from '../../helpers/sample-business';

// What the built pages say is held there, in tests/site/structured-data.test.ts.
const thingOf = (business: Business) => businessThing(business, ['Fort Lee'], []);

test('the business has street, postal code, profiles and languages once the owner gives them', () => {
  const { address } = sampleBusiness;
  expect(thingOf(sampleBusiness)).not.toHaveProperty('sameAs');
  const profiles = ['https://www.yelp.com/biz/sample-doors'];
  const firm = thingOf({
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

test('no text can end the script element it stands in, and it still says the same', () => {
  const things = [{ '@type': 'WebSite' as const, name: '</script><script>alert(1)</script><!--' }];
  const hostile = jsonLd(things);
  expect(hostile).not.toContain('<');
  expect(JSON.parse(hostile)).toMatchObject({ '@graph': things });
});
