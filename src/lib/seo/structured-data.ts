import type * as schema from 'schema-dts';
import type { Business } from '../../schemas/business.ts';
import { priceRange, startingPriceInDollars } from '../formats.ts';
import { HOME_PATH, absolute, socialCardPath, telHref } from '../urls.ts';

/** What the pages say of themselves; schema-dts knows the fields of each. */
export type Thing =
  | schema.BreadcrumbListLeaf
  | schema.HomeAndConstructionBusinessLeaf
  | schema.ServiceLeaf
  | schema.WebSiteLeaf;

export interface Crumb {
  name: string;
  /** Path of the page, from urls.ts. */
  path: string;
}

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

/** The one `@id` of the business, the same on every page. */
export const businessId = () => absolute(`${HOME_PATH}#business`);

function town(name: string, { address }: Business): schema.CityLeaf {
  return { '@type': 'City', name: `${name}, ${address.region}` };
}

/** The firm, for every page; home names its towns. No rating and no review: the testimonials are samples. */
export function businessThing(
  business: Business,
  towns: readonly string[],
  prices: readonly string[],
): schema.HomeAndConstructionBusinessLeaf {
  const { street, locality, region, postalCode, country } = business.address;
  const { name, profiles, languages } = business;
  const range = priceRange(prices);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name,
    description: business.descriptor,
    url: absolute(HOME_PATH),
    telephone: telHref(business.phone).replace('tel:', ''),
    image: absolute(socialCardPath('home')),
    logo: absolute('/apple-touch-icon.png'),
    ...(range && { priceRange: range }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: locality,
      addressRegion: region,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    ...(towns.length > 0 && { areaServed: towns.map((one) => town(one, business)) }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.split(' ') as schema.DayOfWeek[],
      ...business.hours,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

/** The name that search engines show for the site; they read it on the home page only. */
export function websiteThing(name: string): schema.WebSiteLeaf {
  const url = absolute(HOME_PATH);
  return { '@type': 'WebSite', name, url, publisher: { '@id': businessId() } };
}

/** A service with its starting price; its `title` names the town too, its `type` does not. */
export function serviceThing(
  business: Business,
  service: { title: string; type: string; description: string; price: string; path: string },
  towns: readonly string[],
): schema.ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${absolute(service.path)}#service`,
    name: service.title,
    description: service.description,
    serviceType: service.type,
    url: absolute(service.path),
    provider: { '@id': businessId() },
    areaServed: towns.map((name) => town(name, business)),
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
export function breadcrumbThing(crumbs: readonly Crumb[]): schema.BreadcrumbListLeaf {
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

/** One JSON-LD document; `<` is escaped so that no text can end the script element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: schema.Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
