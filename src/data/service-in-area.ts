import type { GetStaticPaths } from 'astro';
import { AT_SHOP, distanceInMiles, whereabouts } from '../lib/distance.ts';
import { metaDescription } from '../lib/seo/head.ts';
import { serviceJsonLd } from '../lib/seo/structured-data.ts';
import { areaPath, serviceInAreaPath, servicePath } from '../lib/urls.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getLocalText,
  getServices,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';
import { neighborsOf } from './area.ts';
import { getLatestJobs } from './jobs.ts';
import { linksToServices, linksToServiceInTowns } from './links.ts';
import { isLarge, photo } from './pictures.ts';
import { getLowestPrice, isMeasuredFirst } from './prices-and-times.ts';
import {
  getServiceCrumbs,
  getServiceHero,
  getServiceMeta,
  plateOf,
} from './service.ts';
import { getQuote } from './reviews.ts';

/** One page for each service in each town. */
export const getServiceInAreaPaths = (async () => {
  const services = await getServices();
  const areas = await getAreas();
  return services.flatMap((service) =>
    areas.map((area) => ({
      params: { service: service.id, area: area.id },
      props: { service, area },
    })),
  );
}) satisfies GetStaticPaths;

/** The first paragraph of a service in a town, and the description that search results show. */
async function getStart(service: ServiceEntry, area: AreaEntry) {
  const local = await getLocalText(service.id, area.id);
  if (local)
    return { paragraph: local.data.lead, description: local.data.description };
  const { title, fullDescription } = service.data;
  return {
    paragraph: fullDescription,
    // Named for the town, since no two pages may share a description.
    description: metaDescription(
      `${title} in ${area.data.name}. ${fullDescription}`,
    ),
  };
}

/** The other towns, the nearest first; those next door where nobody knows where the town lies. */
function townsNearby(areas: readonly AreaEntry[], town: AreaEntry) {
  const { location } = town.data;
  if (!location) return neighborsOf(areas, town);
  return areas
    .flatMap((area) =>
      area !== town && area.data.location
        ? { area, miles: distanceInMiles(location, area.data.location) }
        : [],
    )
    .toSorted((one, other) => one.miles - other.miles)
    .map(({ area }) => area);
}

const SHOP_IS_HERE = 'Our hometown';

/** How far our shop is from a town, as the tab on the picture says it; nothing where that is not known. */
async function getDistance({ data }: AreaEntry) {
  const { location: shop } = await getBusiness();
  if (!data.location) return undefined;
  const miles = distanceInMiles(shop, data.location);
  if (miles < AT_SHOP) return { name: SHOP_IS_HERE };
  return { name: `${miles.toFixed(1)} miles`, words: 'from our shop' };
}

/**
 * The pictures of a service in a town: at its top the job rather than the fault, which stands there on the page of the
 * service, if it is large enough for that; a new door leads with the finished one on both. Below stands what the town
 * looks like, if it has a picture of its own.
 */
async function getPictures({ data, picture }: ServiceEntry, area: AreaEntry) {
  const { workPicture, category, focalPoint } = data;
  const ofService = { picture, focalPoint };
  const ofJob = photo(workPicture ?? (await getCopy('service')));
  const jobLeads =
    workPicture !== undefined &&
    category !== 'installation' &&
    (await isLarge(ofJob.picture));
  const [top, other] = jobLeads ? [ofJob, ofService] : [ofService, ofJob];
  const { image, focalPoint: pointOfTown } = area.data;
  const ofTown = { picture: area.picture, focalPoint: pointOfTown };
  return { top, below: image === undefined ? other : ofTown };
}

/** The page of a service in a town. */
export async function getServiceInAreaPage(
  service: ServiceEntry,
  area: AreaEntry,
) {
  const copy = await getCopy('service');
  const business = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const { title, price } = service.data;
  const { name, location } = area.data;
  const path = serviceInAreaPath(service.id, area.id);
  const start = await getStart(service, area);
  const [lowest] = await getLowestPrice();
  const crumbs = getServiceCrumbs(service);
  const jsonLd = serviceJsonLd(business, {
    name: `${title} in ${name}`,
    type: title,
    description: start.paragraph,
    dollars: price,
    path,
    towns: [name],
  });
  const hero = await getServiceHero(service, area);
  const pictures = await getPictures(service, area);
  const local = await getLocalText(service.id, area.id);
  return {
    meta: await getServiceMeta(service, {
      place: name,
      description: start.description,
      path,
    }),
    crumbs: [...crumbs, { name, path }],
    jsonLd: [jsonLd],
    copy,
    hero: { ...hero, ...pictures.top, place: await getDistance(area) },
    plate: plateOf(service),
    measuredFirst: isMeasuredFirst(service),
    jobs: await getLatestJobs({ service: service.id, area: area.id }),
    local,
    /** What stands beside its text, and below. */
    about: {
      whereabouts: location
        ? whereabouts(business.location, location, SHOP_IS_HERE)
        : '',
      quote: await getQuote(service, area),
      picture: pictures.below,
    },
    links: {
      townsHeading: copy.nearbyHeading,
      // As many as there are rows of two services beside them, with the town itself for the service of this page.
      towns: linksToServiceInTowns(
        service,
        townsNearby(areas, area).slice(0, Math.ceil(services.length / 2)),
      ),
      whole: {
        name: `More about ${title}`,
        href: servicePath(service.id),
      },
      servicesHeading: `${copy.othersHeading} in ${name}`,
      services: {
        ...linksToServices(
          services.filter(({ id }) => id !== service.id),
          area,
        ),
        all: {
          name: `Garage Door Repair in ${name}`,
          href: areaPath(area.id),
          figure: lowest && `from ${lowest.figure}`,
        },
      },
    },
  };
}
