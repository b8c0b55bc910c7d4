import { pageMeta } from '../seo/head.ts';
import { getBusiness } from './business.ts';
import { getCallFacts } from './call-facts.ts';
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
  return {
    meta: pageMeta('home', copy, business),
    copy,
    services,
    reviews: await getReviews(services),
    gridMaximum: business.limits.homeGridMaximum,
    facts: await getCallFacts(),
  };
}
