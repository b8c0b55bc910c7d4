import type * as schema from 'schema-dts';
import { DAYS, type Business } from '../../schemas/business.ts';
import { plainSpaces } from '../formats.ts';
import { HOME_PATH, absolute, telHref } from '../urls.ts';

/** A node of the graph of a page; schema-dts knows the fields of each. */
export type JsonLdNode =
  | schema.BreadcrumbListLeaf
  | schema.HomeAndConstructionBusinessLeaf
  | schema.ServiceLeaf
  | schema.WebSiteLeaf;

export interface Crumb {
  name: string;
  /** Path of the page, from urls.ts. */
  path: string;
}

const ALWAYS = { day: DAYS, opens: '00:00', closes: '23:59' };

/** The hours of the shop once the owner has given them; until then those of the emergency service. */
function openingHours({ hours }: Business) {
  const toNode = ({
    day,
    opens,
    closes,
  }: Business['hours'][number] | typeof ALWAYS) =>
    ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens,
      closes,
    }) satisfies schema.OpeningHoursSpecificationLeaf;
  return hours.length > 0 ? hours.map(toNode) : toNode(ALWAYS);
}

/** The one `@id` of the business, the same on every page. */
const businessId = () => absolute(`${HOME_PATH}#business`);

function city(name: string, { address }: Business): schema.CityLeaf {
  return { '@type': 'City', name: `${name}, ${address.region}` };
}

/**
 * The company, for every page; home names its towns. No rating and no review: search engines do not
 * accept those that a business publishes of itself. No range of prices: of the highest only the start
 * is known.
 * @param picture the path of its picture
 */
export function businessJsonLd(
  business: Business,
  picture: string,
  towns: readonly string[],
): schema.HomeAndConstructionBusinessLeaf {
  const { street, locality, region, postalCode, country } = business.address;
  const { name, languages } = business;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name,
    description: business.descriptor,
    url: absolute(HOME_PATH),
    telephone: telHref(business.phone).replace('tel:', ''),
    image: absolute(picture),
    logo: absolute('/apple-touch-icon.png'),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: locality,
      addressRegion: region,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    ...(towns.length > 0 && {
      areaServed: towns.map((one) => city(one, business)),
    }),
    openingHoursSpecification: openingHours(business),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

/** The name that search engines show for the site; they read it on the home page only. */
export function websiteJsonLd(name: string): schema.WebSiteLeaf {
  const url = absolute(HOME_PATH);
  return { '@type': 'WebSite', name, url, publisher: { '@id': businessId() } };
}

/** A service, in the county or in a town, as search engines are told of it. */
interface ServiceOffer {
  /** Names the town too, where there is one; `type` does not. */
  name: string;
  type: string;
  description: string;
  /** The starting price, in whole US dollars; a town's page is about services of many prices. */
  dollars?: number;
  /** Path of its page, from urls.ts. */
  path: string;
  /** The names of the towns where it is offered. */
  towns: readonly string[];
}

/** A service with its starting price, or all of those in a town. */
export function serviceJsonLd(
  business: Business,
  service: ServiceOffer,
): schema.ServiceLeaf {
  const url = absolute(service.path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    description: service.description,
    serviceType: service.type,
    url,
    provider: { '@id': businessId() },
    areaServed: service.towns.map((name) => city(name, business)),
    ...(service.dollars !== undefined && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: service.dollars,
          priceCurrency: 'USD',
        },
      },
    }),
  };
}

/** The trail of a page, home first and the page itself last. */
export function breadcrumbJsonLd(
  crumbs: readonly Crumb[],
): schema.BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** The JSON-LD document of a page; `<` is escaped so that no text can end the script element. */
export function jsonLdDocument(nodes: readonly JsonLdNode[]): string {
  const graph: schema.Graph = {
    '@context': 'https://schema.org',
    '@graph': nodes,
  };
  return plainSpaces(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}
