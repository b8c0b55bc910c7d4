import { minutesAsFigure } from '../lib/formats.ts';
import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getResponseTimes } from './facts.ts';
import { getHero } from './hero.ts';
import { linksToTownPages } from './links.ts';
import { getAreaMap } from './map.ts';

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

/** The list of towns. */
export async function getServiceAreasPage() {
  const copy = await getCopy('service-areas');
  const business = await getBusiness();
  return {
    meta: pageMeta('areas', copy, business),
    hero: await getHero(copy.hero),
    list: copy.list,
    benefits: copy.benefits,
    findYourArea: copy.findYourArea,
    areas: await getAreas(),
    /** How many towns show before "View All Areas". */
    visibleAreas: business.limits.visibleAreas,
    map: await getAreaMap({}),
    townsByResponse: await getTownsByResponse(),
  };
}
