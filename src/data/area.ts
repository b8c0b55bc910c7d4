import type { GetStaticPaths } from 'astro';
import { neighborsOf } from '../lib/entries.ts';
import { whereabouts } from '../lib/geo/distance.ts';
import { socialCardAlt, titleWithEnding } from '../lib/seo/head.ts';
import {
  areaPath,
  AREAS_PATH,
  HOME_PATH,
  serviceInAreaPath,
  socialCardPath,
} from '../lib/urls.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getServices,
  type AreaEntry,
  type ReviewEntry,
  type ServiceEntry,
} from './collections.ts';
import { getCallFacts } from './facts.ts';
import { getAreaJobs } from './jobs.ts';
import { linksToTownPages } from './links.ts';
import { getTownMaps } from './map.ts';
import { photo } from './pictures.ts';
import { getLocalQuote } from './reviews.ts';
import { getPhonePerson } from './team.ts';

/** One page a town. */
export const getAreaPaths = (async () => {
  const areas = await getAreas();
  return areas.map((area) => ({ params: { slug: area.id }, props: { area } }));
}) satisfies GetStaticPaths;

/** The town at a glance: terms and what they say, without those that nothing is known of. */
async function getGlance({ data }: AreaEntry) {
  const { glance } = await getCopy('area');
  const { location: shop } = await getBusiness();
  const { location, coverage, neighborhoods, zips } = data;
  const rows = [
    { term: glance.coverage, detail: coverage },
    { term: glance.streets, detail: neighborhoods.join(', ') },
    { term: glance.zips, detail: zips.join(', ') },
    {
      term: glance.whereabouts,
      detail: location ? whereabouts(shop, location, glance.shopIsHere) : '',
    },
  ];
  return rows.filter(({ detail }) => detail !== '');
}

/** The work that the customer tells of, so that the page shows more than its shop; none if the town's own text shows it. */
function pictureBeside(
  quote: ReviewEntry | undefined,
  area: AreaEntry,
  services: readonly ServiceEntry[],
) {
  const about = services.find(({ id }) => id === quote?.data.service);
  const picture = about?.data.workPicture;
  return picture?.image === area.data.image ? undefined : picture;
}

/** The page of a town. */
export async function getAreaPage(area: AreaEntry) {
  const copy = await getCopy('area');
  const { menu } = await getCopy('shared');
  const business = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const { name, title, description } = area.data;
  const path = areaPath(area.id);
  const jobs = await getAreaJobs(area);
  const quote = await getLocalQuote(area, jobs.jobs);
  const whyPicture =
    pictureBeside(quote, area, services) ?? copy.whyChoose.picture;
  return {
    meta: {
      title: titleWithEnding(title, [business.name]),
      description,
      path,
      card: socialCardPath(area.id),
      cardAlt: socialCardAlt(title, business),
    },
    crumbs: [
      { name: menu.home, path: HOME_PATH },
      { name: menu.areas, path: AREAS_PATH },
      { name, path },
    ],
    copy,
    hero: {
      title,
      description,
      facts: await getCallFacts(area),
      callLabel: copy.callLabel,
      phonePerson: await getPhonePerson(),
      maps: await getTownMaps(area),
    },
    offers: services.map((service) => ({
      service,
      href: serviceInAreaPath(service.id, area.id),
    })),
    whyPicture: whyPicture && photo(whyPicture),
    quote,
    jobs,
    glance: await getGlance(area),
    neighbors: linksToTownPages(neighborsOf(areas, area)),
  };
}
