import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy, getServices } from './collections.ts';
import { getHero } from './hero.ts';
import { getWays } from './ways.ts';

/** The list of services. */
export async function getServicesPage() {
  const copy = await getCopy('services');
  return {
    meta: pageMeta('services', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    guarantee: copy.guarantee,
    howItWorks: {
      heading: copy.howItWorks.heading,
      steps: copy.howItWorks.steps,
      links: await getWays(copy.howItWorks.words),
    },
    list: copy.list,
    services: await getServices(),
  };
}
