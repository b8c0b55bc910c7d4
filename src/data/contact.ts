import { entryNamed, neighborsOf } from '../lib/entries.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getHoursFacts } from './facts.ts';
import { getHomeTown, MAP_NEXT_DOOR } from './map.ts';
import { photo } from './pictures.ts';

/** The map with the town of the shop, whole and of the towns next door alone. */
async function getShopMaps() {
  const home = await getHomeTown();
  const nextDoor = home ? neighborsOf(await getAreas(), home) : [];
  const towns = [home, ...nextDoor].flatMap((town) => town?.id ?? []);
  const view = { highlight: home, hasTime: false };
  return {
    whole: view,
    nextDoor: { ...view, closeUp: { towns, height: MAP_NEXT_DOOR } },
  };
}

/** The contact page. */
export async function getContactPage() {
  const copy = await getCopy('contact');
  const areas = await getAreas();
  const { planned, weekend, ...hero } = copy.hero;
  const { picture: visit } = copy.touch.visit;
  return {
    meta: pageMeta('contact', copy, await getBusiness()),
    hero: {
      ...hero,
      facts: await getHoursFacts({ planned, weekend }),
      maps: await getShopMaps(),
    },
    touch: copy.touch,
    visitPicture: visit && photo(visit),
    shop: copy.shop,
    before: copy.before,
    questions: copy.questions,
    /** The towns that the page names as those around the shop. */
    towns: copy.shop.areas.map((slug) => entryNamed(areas, slug)),
  };
}
