import type {
  BreadcrumbListLeaf,
  CityLeaf,
  DayOfWeek,
  Graph,
  HomeAndConstructionBusinessLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Business } from '../../schemas/business.ts';
import { startingPriceInDollars } from '../price.ts';
import { HOME_PATH, telHref } from '../urls.ts';

/** What the pages say of themselves; schema-dts knows the fields of each. */
export type Thing =
  BreadcrumbListLeaf | HomeAndConstructionBusinessLeaf | ServiceLeaf | WebSiteLeaf;

export interface Crumb {
  name: string;
  /** Path of the page, from urls.ts. */
  path: string;
}

interface Context {
  business: Business;
  /** Makes a full address of a path. */
  absolute: (path: string) => string;
}

/** The one `@id` of the business, the same on every page. */
export function businessId({ absolute }: Pick<Context, 'absolute'>): string {
  return `${absolute(HOME_PATH)}#business`;
}

function websiteId({ absolute }: Pick<Context, 'absolute'>): string {
  return `${absolute(HOME_PATH)}#website`;
}

const DAYS: DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

function town(name: string, region: string): CityLeaf {
  return { '@type': 'City', name: `${name}, ${region}` };
}

/**
 * The firm and the site, for every page. No rating and no review: the testimonials are samples.
 * @param towns names of the served towns
 * @param image path of a picture of the business
 */
export function businessGraph(context: Context, towns: readonly string[], image: string): Thing[] {
  const { business, absolute } = context;
  const { locality, region, country } = business.address;
  return [
    {
      '@type': 'HomeAndConstructionBusiness',
      '@id': businessId(context),
      name: business.name,
      description: business.descriptor,
      url: absolute(HOME_PATH),
      telephone: telHref(business.phone).replace('tel:', ''),
      image: absolute(image),
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality,
        addressRegion: region,
        addressCountry: country,
      },
      areaServed: towns.map((name) => town(name, region)),
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS,
        opens: business.hours.opens,
        closes: business.hours.closes,
      },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(context),
      name: business.name,
      url: absolute(HOME_PATH),
      publisher: { '@id': businessId(context) },
    },
  ];
}

/**
 * A service, optionally in one town, with its starting price.
 * @param service its `title` names the town too, its `type` does not
 */
export function serviceThing(
  context: Context,
  service: { title: string; type: string; description: string; price: string; path: string },
  towns: readonly string[],
): ServiceLeaf {
  const { business, absolute } = context;
  return {
    '@type': 'Service',
    '@id': `${absolute(service.path)}#service`,
    name: service.title,
    description: service.description,
    serviceType: service.type,
    url: absolute(service.path),
    provider: { '@id': businessId(context) },
    areaServed: towns.map((name) => town(name, business.address.region)),
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: startingPriceInDollars(service.price),
        priceCurrency: 'USD',
      },
    },
  };
}

/** The trail of a page, home first and the page itself last. */
export function breadcrumbThing(
  context: Pick<Context, 'absolute'>,
  crumbs: readonly Crumb[],
): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: context.absolute(path),
    })),
  };
}

/** One JSON-LD document; `<` is escaped so that no text can end the script element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
