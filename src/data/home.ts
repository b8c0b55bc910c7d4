import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getHero } from './hero.ts';
import { getHomeJobs } from './jobs.ts';

/** The home page. */
export async function getHomePage() {
  const copy = await getCopy('home');
  return {
    meta: pageMeta('home', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    whyChoose: copy.whyChoose,
    jobs: await getHomeJobs(),
    services: copy.services,
    testimonials: copy.testimonials,
  };
}
