import { minutesAsFigure } from '../lib/formats.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { areaPath } from '../lib/urls.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import {
  getMapFacts,
  getMapKey,
  getResponseTimes,
} from './prices-and-times.ts';
import { photo } from './pictures.ts';
import { getQuoteOfValue } from './reviews.ts';

/** The towns with how soon someone comes. Not with how far they lie: beside each other, a near one that is reached later reads as a mistake. */
async function getCards() {
  const areas = await getAreas();
  const [soonest] = await getResponseTimes();
  return areas.map(({ id, data }) => ({
    name: data.name,
    href: areaPath(id),
    time: minutesAsFigure(data.responseTime),
    /** As the map colors them. */
    isSoonest: data.responseTime.from === soonest?.from,
    neighborhoods: data.neighborhoods,
  }));
}

/** The list of towns. */
export async function getServiceAreasPage() {
  const copy = await getCopy('service-areas');
  const business = await getBusiness();
  const { heading, items, picture } = copy.benefits;
  return {
    meta: pageMeta('areas', copy, business),
    hero: { ...copy.hero, facts: await getMapFacts() },
    list: copy.list,
    benefits: {
      heading,
      items,
      photo: { ...photo(picture), phoneCrop: picture.phoneCrop },
    },
    /** Of a customer who could rely on us, as the benefits beside it promise. */
    quote: await getQuoteOfValue('reliability'),
    findYourArea: { ...copy.findYourArea, times: await getMapKey() },
    areas: await getCards(),
    /** How many towns show before "View All Areas". */
    visibleAreas: business.limits.visibleAreas,
  };
}

export type ServiceAreasPage = Awaited<ReturnType<typeof getServiceAreasPage>>;
