import {
  metaDescription,
  openingSentences,
  socialCardAlt,
  type PageMeta,
} from '../lib/seo/head.ts';
import { serviceThing, type Crumb } from '../lib/seo/structured-data.ts';
import { blocksOf, plainText } from '../lib/plain-text.ts';
import { nextDoor } from '../lib/entries.ts';
import { whereabouts } from '../lib/geo/distance.ts';
import {
  AREA_SEPARATOR,
  HOME_PATH,
  SERVICES_PATH,
  serviceInAreaPath,
  servicePath,
  socialCardPath,
} from '../lib/urls.ts';
import {
  type AreaEntry,
  getBasics,
  getCopy,
  getLocalTexts,
  type LocalEntry,
  type ServiceEntry,
} from './collections.ts';
import { getCallPromises } from './call-facts.ts';

export interface ServicePageProps {
  service: ServiceEntry;
  /** The town of a service-in-area page; null on the service's own page. */
  area: AreaEntry | null;
}

/** The paths of all service pages: each service, and each service in each town. */
export async function getServicePaths() {
  const { services, areas } = await getBasics();
  return services.flatMap((service) =>
    [null, ...areas].map((area) => ({
      params: { slugAndArea: area ? service.id + AREA_SEPARATOR + area.id : service.id },
      props: { service, area } satisfies ServicePageProps,
    })),
  );
}

/** The full description of a service in a town: its local text, or service and town joined. */
function localDescription(service: ServiceEntry, area: AreaEntry, local?: LocalEntry): string {
  if (local?.body) return plainText(local.body);
  return `${service.data.title} in ${area.data.name}, NJ. ${area.data.description} ${service.data.description}`;
}

export async function getServicePage({ service, area }: ServicePageProps) {
  const [copy, localTexts] = await Promise.all([getCopy('service'), getLocalTexts()]);
  const { shared, business, services, areas } = await getBasics();
  const { title, seoName = title, description, fullDescription, price, category } = service.data;
  const local = area ? localTexts.get(`${area.id}/${service.id}`) : undefined;
  const location = area?.data.location;
  const path = area ? serviceInAreaPath(service.id, area.id) : servicePath(service.id);
  const heading = area ? `${title} in ${area.data.name}` : title;
  const place = area?.data.name ?? copy.seoPlace;
  const whole = area ? localDescription(service, area, local) : fullDescription;
  const opening = blocksOf(local?.body ?? '')[0]?.text ?? whole;
  const meta: PageMeta = {
    // Results show the name of the site by themselves, and cut a title that is as long as a town's.
    title: `${seoName} in ${place}, ${business.address.region}${area ? '' : ` | ${business.name}`}`,
    description: area ? openingSentences(opening) : metaDescription(whole),
    path,
    card: socialCardPath(service.id),
    cardAlt: socialCardAlt(title, business),
  };
  const crumbs: Crumb[] = [
    { name: shared.menu.home, path: HOME_PATH },
    { name: shared.menu.services, path: SERVICES_PATH },
    { name: title, path: servicePath(service.id) },
    ...(area ? [{ name: area.data.name, path }] : []),
  ];
  const response = category === 'emergency' ? undefined : area?.data.responseTime;
  const promises = await getCallPromises(response);
  const towns = area ? [area.data.name] : areas.map(({ data }) => data.name);
  const thing = { title: heading, type: title, description: opening, price, path };
  return {
    meta,
    crumbs,
    things: [serviceThing(business, thing, towns)],
    copy,
    hero: {
      title: heading,
      description,
      facts: [price, ...promises],
      icon: service.data.icon,
      callLabel: copy.callLabel,
    },
    local,
    townsHeading: area ? copy.nearbyHeading : copy.areasHeading,
    whereabouts: location ? whereabouts(business.location, location, copy.shopIsHere) : '',
    others: services
      .filter(({ id }) => id !== service.id)
      .map(({ id, data }) => ({
        name: area ? `${data.title} in ${area.data.name}` : data.title,
        href: area ? serviceInAreaPath(id, area.id) : servicePath(id),
      })),
    towns: (area ? nextDoor(areas, area) : areas).map(({ id, data }) => ({
      before: `${title} in`,
      name: data.name,
      href: serviceInAreaPath(service.id, id),
    })),
  };
}
