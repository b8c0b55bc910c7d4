import type { GetStaticPaths } from 'astro';
import { storyOf } from '../lib/chapters.ts';
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
import { getPriceNote, getServiceFacts } from './facts.ts';
import { getServiceJobs } from './jobs.ts';
import { linksToServices, linksToServiceInTowns } from './links.ts';
import { PHONE_QUALITY_OF_DETAIL } from './pictures.ts';
import { getQuote } from './reviews.ts';
import { getPhonePerson } from './team.ts';

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
      `From ${inDollars(data.price.dollars)}`,
      business.name,
    ]),
    description,
    path,
    card: socialCardPath(id),
    cardAlt: socialCardAlt(data.title, business),
  };
}

/** The trail of a service, which the trail of its towns goes on from. */
export async function getServiceCrumbs({
  id,
  data,
}: ServiceEntry): Promise<Crumb[]> {
  const { menu } = await getCopy('shared');
  return [
    { name: menu.home, path: HOME_PATH },
    { name: menu.services, path: SERVICES_PATH },
    { name: data.title, path: servicePath(id) },
  ];
}

/** Whether a service is about a whole door that hangs crooked, and not about a part of one. */
export function isStuck({ data }: ServiceEntry): boolean {
  return data.part === undefined && data.category === 'emergency';
}

/** The part that its plate lights, or the whole door where one is stuck; new doors have no plate. */
export function plateOf(service: ServiceEntry): Part | 'door' | undefined {
  return isStuck(service) ? 'door' : service.data.part;
}

/** The top of the page of a service, or of that in a town. */
export async function getServiceHero(service: ServiceEntry, area?: AreaEntry) {
  const { parts, callLabel, styles: words } = await getCopy('service');
  const { title, description, icon, focalPoint, styles } = service.data;
  const plate = plateOf(service);
  return {
    title: area ? `${title} in ${area.data.name}` : title,
    description,
    facts: await getServiceFacts(service, area),
    priceNote: await getPriceNote(service),
    picture: service.picture,
    focalPoint,
    // Without a part to show it is of a whole house.
    phoneQuality: plate === undefined ? PHONE_QUALITY_OF_DETAIL : undefined,
    icon: { name: icon, word: parts[plate ?? 'door'] },
    hasPlate: plate !== undefined,
    callLabel,
    more: styles.length > 0 ? { name: words.see, href: '#styles' } : undefined,
    phonePerson: await getPhonePerson(),
  };
}

/** The page of a service. */
export async function getServicePage(service: ServiceEntry) {
  const copy = await getCopy('service');
  const { menu } = await getCopy('shared');
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
    dollars: price.dollars,
    path,
    towns: areas.map(({ data }) => data.name),
  });
  const jobs = await getServiceJobs(service);
  const hero = await getServiceHero(service);
  return {
    meta,
    crumbs: await getServiceCrumbs(service),
    jsonLd: [jsonLd, ...jobs.jsonLd],
    copy,
    hero: { ...hero, place: { name: copy.seoPlace } },
    plate: plateOf(service),
    story: storyOf(service.rendered?.html ?? ''),
    jobs,
    quote: await getQuote(service, { jobs: jobs.jobs }),
    links: {
      townsHeading: copy.areasHeading,
      towns: await linksToServiceInTowns(service, areas),
      servicesHeading: copy.othersHeading,
      services: {
        ...(await linksToServices(
          services.filter(({ id }) => id !== service.id),
        )),
        all: { name: menu.allServices, href: SERVICES_PATH },
      },
    },
  };
}
