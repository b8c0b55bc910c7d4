import { entryNamed, neighborsOf } from '../lib/entries.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import {
  getHoursFacts,
  getLowestPrice,
  getMapTimes,
  getTimeTerms,
} from './facts.ts';
import { getHomeTown, MAP_HIGH, MAP_NEXT_DOOR, type HeroMaps } from './map.ts';
import { photo } from './pictures.ts';
import { getQuoteOfValue } from './reviews.ts';

/** The maps with the town of the shop: of all towns, of those that the page names, and of those next door. */
async function getShopMaps(named: string[]): Promise<HeroMaps> {
  const home = await getHomeTown();
  const nextDoor = home ? neighborsOf(await getAreas(), home) : [];
  const view = { highlight: home, hasTime: false };
  const around = (slugs: string[], height: number) => ({
    ...view,
    closeUp: { towns: [...(home ? [home.id] : []), ...slugs], height },
  });
  return {
    beside: view,
    high: around(named, MAP_HIGH),
    low: around(
      nextDoor.map(({ id }) => id),
      MAP_NEXT_DOOR,
    ),
  };
}

/** The contact page. */
export async function getContactPage() {
  const copy = await getCopy('contact');
  const areas = await getAreas();
  const { answered, planned, ...hero } = copy.hero;
  const { picture: visit } = copy.touch.visit;
  return {
    meta: pageMeta('contact', copy, await getBusiness()),
    hero: {
      ...hero,
      facts: await getHoursFacts({ answered, planned }),
      maps: await getShopMaps(copy.shop.areas),
      times: await getMapTimes(),
    },
    touch: copy.touch,
    visitPicture: visit && photo(visit),
    shop: copy.shop,
    /** What a visit costs at least, and when we come. */
    terms: [...(await getLowestPrice()), ...(await getTimeTerms({}))],
    before: copy.before,
    questions: copy.questions,
    /** The towns that the page names as those around the shop. */
    towns: copy.shop.areas.map((slug) => entryNamed(areas, slug)),
    quote: await getQuoteOfValue('honesty'),
  };
}
