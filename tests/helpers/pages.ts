import { areas, services } from './content.ts';

const longestFirst = (names: readonly { slug: string; label: string }[]) =>
  names.toSorted((a, b) => b.label.length - a.label.length).map(({ slug }) => slug);

const [service = '', otherService = service] = longestFirst(
  services().map(({ slug, title }) => ({ slug, label: title })),
);
// A town about which there is nothing to read yet has the plainer pages.
const [town = '', otherTown = town] = longestFirst(
  areas()
    .filter(({ body }) => body.trim() !== '')
    .map(({ slug, name }) => ({ slug, label: name })),
);

/** One page of each kind that search engines may keep, with the longest names there are. */
export const INDEXED_KINDS = {
  home: '/',
  services: '/services',
  service: `/services/${otherService}`,
  'service in a town': `/services/${service}-in-${town}`,
  'service areas': '/service-areas',
  area: `/service-areas/${otherTown}`,
  about: '/about',
  contact: '/contact',
};

/** The same and the screen of an unknown path. */
export const KINDS = { ...INDEXED_KINDS, 'not found': '/no-such-page' };

/** The same and the screen of a server that fails. */
export const ALL_KINDS = { ...KINDS, 'server error': '/500' };

/** A narrow phone; tests run on a desktop unless they say otherwise. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** What works without scripts is tested both ways. */
export const SCRIPTING = { 'with JavaScript': true, 'without JavaScript': false };
