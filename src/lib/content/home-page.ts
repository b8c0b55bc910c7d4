import { startingPriceInDollars } from '../price.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { HOME_PATH } from '../urls.ts';
import { getBusiness } from './business.ts';
import { getCopy } from './copy.ts';
import { getServices } from './services.ts';
import { getReviews } from './testimonials.ts';

/** Everything the home page shows. */
export async function getHomePage() {
  const [copy, business, services] = await Promise.all([
    getCopy('home'),
    getBusiness(),
    getServices(),
  ]);
  const cheapest = services
    .map(({ data }) => data.price)
    .toSorted((a, b) => startingPriceInDollars(a) - startingPriceInDollars(b))[0];
  return {
    meta: pageMeta(copy, HOME_PATH, 'home', copy.hero.imageAlt),
    copy,
    services,
    reviews: await getReviews(services),
    gridMaximum: business.limits.homeGridMaximum,
    facts: [
      cheapest ?? '',
      `Emergency response in ${business.claims.emergencyResponse}`,
      `${business.claims.estimates}, no obligation`,
    ],
  };
}
