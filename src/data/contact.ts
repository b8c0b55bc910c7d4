import { pageMeta } from '../lib/seo/head.ts';
import { entryNamed, getAreas, getBusiness, getCopy } from './collections.ts';
import { getHomeTown, getTownMaps, type HeroMaps } from './map.ts';
import { photo } from './pictures.ts';
import {
  getHoursFacts,
  getLowestPrice,
  getMapTimes,
  getTimeTerms,
} from './prices-and-times.ts';
import { getQuoteOfValue } from './reviews.ts';

/** The maps with the shop: of all towns beside the text, and above it, where they would be small, of its own town. */
async function getShopMaps(): Promise<HeroMaps> {
  const home = await getHomeTown();
  const beside = {};
  if (!home) return { beside, high: beside, low: beside };
  const { high, low } = await getTownMaps(home);
  // The time of a repair would stand above that of an emergency, which the facts say.
  const hasTime = false;
  return { beside, high: { ...high, hasTime }, low: { ...low, hasTime } };
}

/** The contact page. */
export async function getContactPage() {
  const copy = await getCopy('contact');
  const areas = await getAreas();
  const { picture: visit } = copy.touch.visit;
  return {
    meta: pageMeta('contact', copy, await getBusiness()),
    hero: {
      ...copy.hero,
      facts: await getHoursFacts(),
      maps: await getShopMaps(),
      times: await getMapTimes(),
    },
    touch: copy.touch,
    visitPicture: visit && photo(visit),
    shop: copy.shop,
    /** What a visit costs at least, and when we come. */
    terms: [...(await getLowestPrice()), ...(await getTimeTerms({}))],
    before: copy.before,
    /** The towns that the page names as those around the shop. */
    towns: copy.shop.areas.map(({ id }) => entryNamed(areas, id)),
    quote: await getQuoteOfValue('honesty'),
  };
}
