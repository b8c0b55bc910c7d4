import { minutesAsFigure } from '../lib/formats.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getLowestPrice, getResponseTimes } from './facts.ts';
import { getHero } from './hero.ts';
import { linksToTownPages } from './links.ts';
import { getAreaMap } from './map.ts';
import { getQuoteOfValue } from './reviews.ts';

/** The response times of all towns, as figures, with the towns of each, the soonest first. */
async function getTownsByResponse() {
  const areas = await getAreas();
  const times = await getResponseTimes();
  return times.map(({ text }) => ({
    time: minutesAsFigure(text),
    towns: linksToTownPages(
      areas.filter(({ data }) => data.responseTime.text === text),
    ),
  }));
}

/** From which price, in words: "Repairs from $89"; empty without services. */
async function getPriceLine(): Promise<string> {
  const prices = await getLowestPrice();
  return prices.map(({ label, figure }) => `${label} ${figure}`).join('');
}

/** The list of towns. */
export async function getServiceAreasPage() {
  const copy = await getCopy('service-areas');
  const business = await getBusiness();
  return {
    meta: pageMeta('areas', copy, business),
    hero: await getHero(copy.hero),
    list: copy.list,
    benefits: copy.benefits,
    /** Of a customer who could rely on us, as the benefits beside it promise. */
    quote: await getQuoteOfValue('reliability'),
    findYourArea: copy.findYourArea,
    areas: await getAreas(),
    price: await getPriceLine(),
    /** How many towns show before "View All Areas". */
    visibleAreas: business.limits.visibleAreas,
    map: await getAreaMap({}),
    townsByResponse: await getTownsByResponse(),
  };
}
