import { entryNamed } from '../lib/entries.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getHero } from './hero.ts';

/** The contact page. */
export async function getContactPage() {
  const copy = await getCopy('contact');
  const areas = await getAreas();
  return {
    meta: pageMeta('contact', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    touch: copy.touch,
    shop: copy.shop,
    before: copy.before,
    questions: copy.questions,
    /** The towns that the page names as those around the shop. */
    towns: copy.shop.areas.map((slug) => entryNamed(areas, slug)),
  };
}
