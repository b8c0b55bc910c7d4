import { entryNamed } from '../lib/entries.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getHoursFacts } from './facts.ts';
import { MAP_ABOVE_TEXT, MAP_BESIDE_TEXT } from './map.ts';

/** The map with the town of the shop, and with the towns around it where there is room for them. */
async function getShopMaps(around: readonly string[]) {
  const { address } = await getBusiness();
  const areas = await getAreas();
  const home = areas.find(({ data }) => data.name === address.locality);
  const view = { highlight: home, hasTime: false };
  return {
    beside: { ...view, closeUp: { towns: around, height: MAP_BESIDE_TEXT } },
    above: {
      ...view,
      closeUp: { towns: home ? [home.id] : around, height: MAP_ABOVE_TEXT },
    },
  };
}

/** The contact page. */
export async function getContactPage() {
  const copy = await getCopy('contact');
  const areas = await getAreas();
  const { planned, weekend, ...hero } = copy.hero;
  return {
    meta: pageMeta('contact', copy, await getBusiness()),
    hero: {
      ...hero,
      facts: await getHoursFacts({ planned, weekend }),
      maps: await getShopMaps(copy.shop.areas),
    },
    touch: copy.touch,
    shop: copy.shop,
    before: copy.before,
    questions: copy.questions,
    /** The towns that the page names as those around the shop. */
    towns: copy.shop.areas.map((slug) => entryNamed(areas, slug)),
  };
}
