import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getHero } from './hero.ts';

/** The home page. */
export async function getHomePage() {
  const copy = await getCopy('home');
  return {
    meta: pageMeta('home', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    whyChoose: copy.whyChoose,
    services: copy.services,
    testimonials: copy.testimonials,
  };
}
