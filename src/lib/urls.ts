/**
 * Every path, canonical and outbound address of the site; nothing else may spell one.
 * No trailing slash and no extension: each page has one address.
 */

export const HOME_PATH = '/';
export const SERVICES_PATH = '/services';
export const AREAS_PATH = '/service-areas';
export const ABOUT_PATH = '/about';
export const CONTACT_PATH = '/contact';

/** Joins a service slug and an area slug in one URL segment. */
export const AREA_SEPARATOR = '-in-';

/** Old spellings of service slugs, which lead to the list page. */
export const REDIRECTED_SERVICE_SLUGS = [
  'door-replacement',
  'roller-hinge-repair',
  'fast-response-stuck-doors',
] as const;

export function servicePath(service: string): string {
  return `${SERVICES_PATH}/${service}`;
}

export function serviceInAreaPath(service: string, area: string): string {
  return `${SERVICES_PATH}/${service}${AREA_SEPARATOR}${area}`;
}

export function areaPath(area: string): string {
  return `${AREAS_PATH}/${area}`;
}

/** A service or a town, with the slugs it had before. */
interface Entry {
  id: string;
  data: { formerly: readonly string[] } | null;
}

/** An address of the past and the page that stands for it now. */
export interface Redirect {
  from: string;
  to: string;
}

/** The slug of an entry and all it had before. */
function slugsOf({ id, data }: Entry): string[] {
  return [id, ...(data?.formerly ?? [])];
}

/** Every former address of a service in a town: each slug of the one joined to each of the other. */
function redirectsOfPair(service: Entry, area: Entry): Redirect[] {
  const to = serviceInAreaPath(service.id, area.id);
  return slugsOf(service).flatMap((serviceSlug) =>
    slugsOf(area).map((areaSlug) => ({
      from: serviceInAreaPath(serviceSlug, areaSlug),
      to,
    })),
  );
}

/** Where addresses lead that are none any more: old spellings, and all made of former slugs. */
export function redirects(
  services: readonly Entry[],
  areas: readonly Entry[],
): Redirect[] {
  const spellings = REDIRECTED_SERVICE_SLUGS.map((slug) => {
    return { from: servicePath(slug), to: SERVICES_PATH };
  });
  const ofServices = services.flatMap((service) =>
    slugsOf(service).map((slug) => ({
      from: servicePath(slug),
      to: servicePath(service.id),
    })),
  );
  const ofAreas = areas.flatMap((area) =>
    slugsOf(area).map((slug) => ({
      from: areaPath(slug),
      to: areaPath(area.id),
    })),
  );
  const ofPairs = services.flatMap((service) =>
    areas.flatMap((area) => redirectsOfPair(service, area)),
  );
  const all = [...spellings, ...ofServices, ...ofAreas, ...ofPairs];
  return all.filter(({ from, to }) => from !== to);
}

/** The full address of a path on this site, as Astro is configured. */
export function absolute(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}

/** The `tel:` link of a printed US number such as `(201) 555-0142` (RFC 3966, global form). */
export function telHref(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '')}`;
}

/** Opens a conversation on WhatsApp; the path is the number with its country code. */
export function whatsappUrl(phone: string): string {
  return `https://wa.me/1${phone.replaceAll(/\D/g, '')}`;
}

export function mapsSearchUrl(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

export function mapsDirectionsUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
