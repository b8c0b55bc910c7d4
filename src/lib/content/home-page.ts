import { pageMeta, socialCardAlt } from '../seo/page-meta.ts';
import { HOME_PATH } from '../urls.ts';
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
    meta: pageMeta(copy, HOME_PATH, 'home', socialCardAlt(copy.hero.title, business)),
    copy,
    services,
    reviews: await getReviews(services),
    gridMaximum: business.limits.homeGridMaximum,
    facts: await getCallFacts(),
  };
}
