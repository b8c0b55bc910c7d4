import type { GetStaticPaths } from 'astro';
import { whereabouts } from '../lib/distance.ts';
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
import { getCallFacts } from './prices-and-times.ts';
import { getLatestJobs } from './jobs.ts';
import { linksToTownPages } from './links.ts';
import { photo } from './pictures.ts';
import { getLocalQuote } from './reviews.ts';

/** One page a town. */
export const getAreaPaths = (async () => {
  const areas = await getAreas();
  return areas.map((area) => ({ params: { slug: area.id }, props: { area } }));
}) satisfies GetStaticPaths;

/** The towns next door to one: those that it names, and those that name it. */
export function neighborsOf(
  areas: readonly AreaEntry[],
  { id, data }: AreaEntry,
): AreaEntry[] {
  const named = data.neighbors.flatMap((neighbor) =>
    areas.filter((area) => area.id === neighbor.id),
  );
  const naming = areas.filter((area) =>
    area.data.neighbors.some((neighbor) => neighbor.id === id),
  );
  return [...new Set([...named, ...naming])];
}

/** The town at a glance: terms and what they say, without those that nothing is known of. */
async function getGlance({ data }: AreaEntry) {
  const { location: shop } = await getBusiness();
  const { location, coverage, neighborhoods, zips } = data;
  const rows = [
    { term: 'Service', detail: coverage },
    { term: 'Streets', detail: neighborhoods.join(', ') },
    { term: 'ZIP codes', detail: zips.join(', ') },
    {
      term: 'From our shop',
      detail: location ? whereabouts(shop, location, 'Right here in town') : '',
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
  const about = services.find(({ id }) => id === quote?.data.service.id);
  const picture = about?.data.workPicture;
  return picture?.image === area.data.image ? undefined : picture;
}

/** The page of a town. */
export async function getAreaPage(area: AreaEntry) {
  const copy = await getCopy('area');
  const business = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const { name, title, description } = area.data;
  const path = areaPath(area.id);
  const quote = await getLocalQuote(area);
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
      { name: 'Home', path: HOME_PATH },
      { name: 'Service Areas', path: AREAS_PATH },
      { name, path },
    ],
    copy,
    hero: {
      title,
      description,
      facts: await getCallFacts(area),
    },
    offers: services.map((service) => ({
      service,
      href: serviceInAreaPath(service.id, area.id),
    })),
    whyPicture: whyPicture && photo(whyPicture),
    quote,
    jobs: await getLatestJobs({ area: area.id }),
    glance: await getGlance(area),
    neighbors: linksToTownPages(neighborsOf(areas, area)),
  };
}
