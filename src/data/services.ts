import { pageMeta } from '../lib/seo/head.ts';
import { titleCase } from '../lib/title-case.ts';
import { getBusiness, getCopy, getServices } from './collections.ts';
import { getHero } from './hero.ts';
import { getWays } from './ways.ts';

/** The list of services. */
export async function getServicesPage() {
  const copy = await getCopy('services');
  return {
    meta: pageMeta('services', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    guarantee: {
      ...copy.guarantee,
      // Some are claims, which have no capitals in a sentence.
      items: copy.guarantee.items.map(({ title, text }) => ({
        title: titleCase(title),
        text,
      })),
    },
    howItWorks: {
      heading: copy.howItWorks.heading,
      steps: copy.howItWorks.steps,
      links: await getWays(copy.howItWorks.words),
    },
    list: copy.list,
    services: await getServices(),
  };
}
