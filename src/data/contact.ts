import { pageMeta } from '../lib/seo/head.ts';
import { entryNamed, getAreas, getBusiness, getCopy } from './collections.ts';
import { photo } from './pictures.ts';
import {
  getHoursFacts,
  getLowestPrice,
  getMapTimes,
  getTimeTerms,
} from './prices-and-times.ts';
import { getQuoteOfValue } from './reviews.ts';

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
