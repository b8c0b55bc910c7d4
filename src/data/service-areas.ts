import { minutesAsFigure } from '../lib/formats.ts';
import { whereabouts } from '../lib/geo/distance.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { areaPath } from '../lib/urls.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getMapFacts, getResponseTimes } from './facts.ts';
import type { Link } from './links.ts';
import { getAreaMap } from './map.ts';
import { photo } from './pictures.ts';
import { getQuoteOfValue } from './reviews.ts';

/** A town of the list by response times. */
export interface ListedTown extends Link {
  /** Its place among all towns, by which it and its place on the map light each other. */
  index: number;
}

/** The response times of all towns, as figures, with the towns of each, the soonest first. */
async function getTownsByResponse() {
  const areas = await getAreas();
  const times = await getResponseTimes();
  const towns = areas.map(({ id, data: { name, responseTime } }, index) => ({
    name,
    href: areaPath(id),
    index,
    responseTime: responseTime.text,
  }));
  return times.map(({ text, from }) => ({
    time: minutesAsFigure(text),
    /** As the map colors them. */
    isSoonest: from === times[0]?.from,
    towns: towns.filter(({ responseTime }) => responseTime === text),
  }));
}

/** The towns with their distance from the shop, in words; empty where nobody knows where one lies. */
async function getCards() {
  const areas = await getAreas();
  const { location: shop } = await getBusiness();
  const { glance } = await getCopy('area');
  return areas.map(({ id, data: { name, neighborhoods, location } }) => ({
    id,
    name,
    neighborhoods,
    distance: location ? whereabouts(shop, location, glance.shopIsHere) : '',
  }));
}

/** The list of towns. */
export async function getServiceAreasPage() {
  const copy = await getCopy('service-areas');
  const business = await getBusiness();
  const { towns, ...hero } = copy.hero;
  const { heading, items, picture } = copy.benefits;
  return {
    meta: pageMeta('areas', copy, business),
    hero: { ...hero, facts: await getMapFacts(towns) },
    list: copy.list,
    benefits: {
      heading,
      items,
      photo: { ...photo(picture), phoneCrop: picture.phoneCrop },
    },
    /** Of a customer who could rely on us, as the benefits beside it promise. */
    quote: await getQuoteOfValue('reliability'),
    findYourArea: copy.findYourArea,
    areas: await getCards(),
    /** How many towns show before "View All Areas". */
    visibleAreas: business.limits.visibleAreas,
    map: await getAreaMap({}),
    townsByResponse: await getTownsByResponse(),
  };
}

export type ServiceAreasPage = Awaited<ReturnType<typeof getServiceAreasPage>>;
