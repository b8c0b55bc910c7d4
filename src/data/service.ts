import type { GetStaticPaths } from 'astro';
import { inDollars } from '../lib/formats.ts';
import {
  metaDescription,
  socialCardAlt,
  titleWithEnding,
  type PageMeta,
} from '../lib/seo/head.ts';
import { serviceJsonLd, type Crumb } from '../lib/seo/structured-data.ts';
import {
  HOME_PATH,
  servicePath,
  SERVICES_PATH,
  socialCardPath,
} from '../lib/urls.ts';
import type { Part } from '../schemas/service.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getServices,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';
import { getServiceFacts, isMeasuredFirst } from './prices-and-times.ts';
import { getLatestJobs } from './jobs.ts';
import { linksToServices, linksToServiceInTowns } from './links.ts';
import { PHONE_QUALITY_OF_DETAIL } from './pictures.ts';
import { getQuote } from './reviews.ts';

/** One page a service. */
export const getServicePaths = (async () => {
  const services = await getServices();
  return services.map((service) => ({
    params: { service: service.id },
    props: { service },
  }));
}) satisfies GetStaticPaths;

/** The title and the card of a page about a service, in the county or in a town. */
export async function getServiceMeta(
  { id, data }: ServiceEntry,
  {
    place,
    description,
    path,
  }: { place: string; description: string; path: string },
): Promise<PageMeta> {
  const business = await getBusiness();
  const title = `${data.seoName ?? data.title} in ${place}, ${business.address.region}`;
  return {
    title: titleWithEnding(title, [
      `From ${inDollars(data.price)}`,
      business.name,
    ]),
    description,
    path,
    card: socialCardPath(id),
    cardAlt: socialCardAlt(data.title, business),
  };
}

/** The trail of a service, which the trail of its towns goes on from. */
export function getServiceCrumbs({ id, data }: ServiceEntry): Crumb[] {
  return [
    { name: 'Home', path: HOME_PATH },
    { name: 'Services', path: SERVICES_PATH },
    { name: data.title, path: servicePath(id) },
  ];
}

/** Whether a service is about a whole door that hangs crooked, and not about a part of one. */
export function isStuck({ data }: ServiceEntry): boolean {
  return data.part === undefined && data.category === 'emergency';
}

/** What the parts of the door are called on the picture. */
export const PART_NAMES: Record<Part | 'door', string> = {
  spring: 'Springs',
  opener: 'Opener',
  track: 'Tracks',
  cable: 'Lift Cables',
  remote: 'Remote',
  rollers: 'Rollers',
  panel: 'Panel',
  door: 'Whole Door',
};

/** The part that its plate lights, or the whole door where one is stuck; new doors have no plate. */
export function plateOf(service: ServiceEntry): Part | 'door' | undefined {
  return isStuck(service) ? 'door' : service.data.part;
}

/** The top of the page of a service, or of that in a town. */
export async function getServiceHero(service: ServiceEntry, area?: AreaEntry) {
  const { title, description, icon, focalPoint, styles } = service.data;
  const plate = plateOf(service);
  return {
    title: area ? `${title} in ${area.data.name}` : title,
    description,
    facts: await getServiceFacts(service, area),
    picture: service.picture,
    focalPoint,
    // Without a part to show it is of a whole house.
    phoneQuality: plate === undefined ? PHONE_QUALITY_OF_DETAIL : undefined,
    icon: { name: icon, word: PART_NAMES[plate ?? 'door'] },
    hasPlate: plate !== undefined,
    more:
      styles.length > 0
        ? { name: 'See the Styles', href: '#styles' }
        : undefined,
  };
}

/** The page of a service. */
export async function getServicePage(service: ServiceEntry) {
  const copy = await getCopy('service');
  const business = await getBusiness();
  const services = await getServices();
  const areas = await getAreas();
  const { title, fullDescription, price } = service.data;
  const path = servicePath(service.id);
  const meta = await getServiceMeta(service, {
    place: copy.seoPlace,
    description: metaDescription(fullDescription),
    path,
  });
  const jsonLd = serviceJsonLd(business, {
    name: title,
    type: title,
    description: fullDescription,
    dollars: price,
    path,
    towns: areas.map(({ data }) => data.name),
  });
  const hero = await getServiceHero(service);
  return {
    meta,
    crumbs: getServiceCrumbs(service),
    jsonLd: [jsonLd],
    copy,
    hero: { ...hero, place: { name: copy.seoPlace } },
    plate: plateOf(service),
    measuredFirst: isMeasuredFirst(service),
    jobs: await getLatestJobs({ service: service.id }),
    quote: await getQuote(service),
    links: {
      townsHeading: copy.areasHeading,
      towns: linksToServiceInTowns(service, areas),
      servicesHeading: copy.othersHeading,
      services: {
        ...linksToServices(services.filter(({ id }) => id !== service.id)),
        all: { name: 'View All Services', href: SERVICES_PATH },
      },
    },
  };
}
