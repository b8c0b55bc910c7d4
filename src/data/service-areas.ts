import { pageMeta } from '../lib/seo/head.ts';
import { getAreas, getBusiness, getCopy } from './collections.ts';
import { getResponseTimes } from './facts.ts';
import { getHero } from './hero.ts';

/** The response times of all towns with the towns of each, the soonest first. */
async function getTownsByResponse() {
  const areas = await getAreas();
  const times = await getResponseTimes();
  return times.map(({ text }) => ({
    time: text,
    towns: areas
      .filter(({ data }) => data.responseTime.text === text)
      .map(({ data }) => data.name),
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
    townsByResponse: await getTownsByResponse(),
  };
}
