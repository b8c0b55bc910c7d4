import { inDollars } from '../lib/formats.ts';
import { PAGES, type PageKey } from '../lib/pages.ts';
import {
  metaDescription,
  titleWithEnding,
  type PageMeta,
} from '../lib/seo/head.ts';
import { serviceJsonLd, type Crumb } from '../lib/seo/structured-data.ts';
import {
  areaPath,
  AREAS_PATH,
  HOME_PATH,
  serviceInAreaPath,
  servicePath,
  SERVICES_PATH,
} from '../lib/urls.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  getLocalText,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';
import { getCard, picture, type Picture } from './pictures.ts';

/** What search engines and social networks are told of each kind of page. */

const cardOf = async (shown: Picture) => ({
  card: await getCard(shown),
  cardAlt: shown.alt,
});

/** A page that stands alone. */
export async function getPageMeta(page: PageKey): Promise<PageMeta> {
  const copy = await getCopy(PAGES[page].copy);
  const {
    image,
    imageAlt = copy.hero.title,
    focus,
  } = {
    ...copy.hero,
    ...('card' in copy && copy.card),
  } as Pick<Picture, 'image' | 'focus'> & { imageAlt?: string };
  return {
    title: copy.seoTitle,
    description: copy.seoDescription,
    path: PAGES[page].path,
    ...(await cardOf(picture({ image, imageAlt, focus }))),
  };
}

/** An error screen: no canonical, and `noindex` where a host may answer with status 200. */
export async function getErrorMeta(
  name: 'not-found' | 'server-error',
  noindex: boolean,
): Promise<PageMeta> {
  const { seoTitle, seoDescription } = await getCopy(name);
  return {
    ...(await getPageMeta('home')),
    title: seoTitle,
    description: seoDescription,
    path: null,
    noindex,
  };
}

/** A town. */
export async function getAreaMeta({
  id,
  data,
  picture,
}: AreaEntry): Promise<PageMeta> {
  const { name } = await getBusiness();
  return {
    title: titleWithEnding(data.title, [name]),
    description: data.description,
    path: areaPath(id),
    ...(await cardOf(picture)),
  };
}

/** A service, in the county or in a town. */
export async function getServiceMeta(
  service: ServiceEntry,
  area?: AreaEntry,
): Promise<PageMeta> {
  const { name, address } = await getBusiness();
  const { seoPlace } = await getCopy('service');
  const { seoName, title, price, fullDescription } = service.data;
  const local = area && (await getLocalText(service.id, area.id));
  const place = area ? area.data.name : seoPlace;
  // Named for the town, since no two pages may share a description.
  const written = area
    ? `${title} in ${place}. ${fullDescription}`
    : fullDescription;
  return {
    title: titleWithEnding(
      `${seoName ?? title} in ${place}, ${address.region}`,
      [`From ${inDollars(price)}`, name],
    ),
    description: local?.data.description ?? metaDescription(written),
    path: area
      ? serviceInAreaPath(service.id, area.id)
      : servicePath(service.id),
    ...(await cardOf(service.picture)),
  };
}

/** The same as structured data. */
export async function getServiceJsonLd(
  service: ServiceEntry,
  area?: AreaEntry,
) {
  const { title, fullDescription, price } = service.data;
  const towns = area ? [area] : await getAreas();
  return serviceJsonLd(await getBusiness(), {
    name: area ? `${title} in ${area.data.name}` : title,
    type: title,
    description: fullDescription,
    dollars: price,
    path: area
      ? serviceInAreaPath(service.id, area.id)
      : servicePath(service.id),
    towns: towns.map(({ data }) => data.name),
  });
}

/** What we do in a town, as structured data. */
export async function getAreaJsonLd({ id, data }: AreaEntry) {
  const { descriptor } = await getBusiness();
  return serviceJsonLd(await getBusiness(), {
    name: data.title,
    type: descriptor,
    description: data.description,
    path: areaPath(id),
    towns: [data.name],
  });
}

/** The trail of a service, and of its page in a town. */
export function serviceCrumbs(
  { id, data }: ServiceEntry,
  area?: AreaEntry,
): Crumb[] {
  const crumbs = [
    { name: 'Home', path: HOME_PATH },
    { name: 'Services', path: SERVICES_PATH },
    { name: data.title, path: servicePath(id) },
  ];
  return area
    ? [
        ...crumbs,
        { name: area.data.name, path: serviceInAreaPath(id, area.id) },
      ]
    : crumbs;
}

export const areaCrumbs = ({ id, data }: AreaEntry): Crumb[] => [
  { name: 'Home', path: HOME_PATH },
  { name: 'Service Areas', path: AREAS_PATH },
  { name: data.name, path: areaPath(id) },
];
