import { test } from 'vitest';
import {
  areas,
  business,
  page as copyOf,
  phoneLink,
  place,
  priceOf,
  services,
  type Service,
} from '../helpers/content.ts';
import { expectOnEach, indexedPages, screens } from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  footerOf,
  headerOf,
  heroOf,
  link,
  linksIn,
  one,
  textOf,
  textsOf,
} from '../helpers/dom.ts';

/** What stands around every page: header and menus, trust line, call bar, footer. */

const { name, phone, limits, claims, registration } = business();
const { featuredServices, languages = [] } = business();
const shared = copyOf('shared');
const emergency = [claims.emergencyHours, 'Emergency Service']
  .filter(Boolean)
  .join(' ');

const call = (text: string) => link(text, phoneLink());
const allServices = link('View All Services', '/services');
const allTowns = link('View All Service Areas', '/service-areas');
const about = [link('About', '/about'), link('Contact', '/contact')];
const toTowns = (count: number) =>
  areas()
    .slice(0, count)
    .map((area) => link(area.name, `/service-areas/${area.slug}`));
const withPrice = (service: Service) =>
  link(`${service.title} ${priceOf(service)}`, `/services/${service.slug}`);

const menuTowns = toTowns(limits.menuAreas);
/** In the dropdown emergencies come last. */
const [dropped, last] = [false, true].map((isLast) =>
  services()
    .filter(({ category }) => (category === 'emergency') === isLast)
    .map(withPrice),
);
const servicesPanel = [dropped, last].flatMap((links) => links ?? []);
/** Where the menus leave out some towns, the dropdown ends in a link to all. */
const townsPanel = [
  ...menuTowns,
  ...(areas().length > limits.menuAreas ? [allTowns] : []),
];
const smallMenu = [
  link('Home', '/'),
  allServices,
  ...services().map(withPrice),
  allTowns,
  ...menuTowns,
  ...about,
  // It covers the call bar.
  call(`${emergency} ${phone}`),
];
/** It leads home, or to the top of the home page. */
const logoOn = (path: string) => link(name, path === '/' ? '#top' : '/');

test('the header leads home, to every service and town twice, and dials', () => {
  expectOnEach(
    screens(),
    (page) => linksIn(headerOf(page)),
    ({ path }) => [
      logoOn(path),
      link('Home', '/'),
      link('Services', '/services'),
      ...servicesPanel,
      link('Service Areas', '/service-areas'),
      ...townsPanel,
      ...about,
      call(phone),
      call('GET FREE QUOTE'),
      ...smallMenu,
    ],
  );
});

test('the menu of small screens opens the group of the page, and no other', () => {
  expectOnEach(
    screens(),
    (page) => textsOf(headerOf(page), 'details[open] > summary'),
    ({ path }) => {
      if (path.endsWith('404')) return [];
      if (/^\/services\b/.test(path)) return ['Services'];
      return /^\/service-areas\b/.test(path) ? ['Service Areas'] : [];
    },
  );
});

test('both menus mark the page itself, and what it belongs to', () => {
  const listed = smallMenu.map(({ href }) => href);
  const markOn = (path: string, href: string) => {
    if (href === path) return `${href} page`;
    const isAbove = [`${href}/`, `${href}-in-`].some((start) =>
      path.startsWith(start),
    );
    return isAbove ? `${href} true` : [];
  };
  expectOnEach(
    indexedPages(),
    (page) =>
      ['nav[aria-label="Main"]', '#mobile-menu'].map((menu) =>
        all(one(headerOf(page), menu), 'a[aria-current]').map(
          ({ attributes }) =>
            `${attributes['href'] ?? ''} ${attributes['aria-current'] ?? ''}`,
        ),
      ),
    ({ path }) => {
      const marks = listed.flatMap((href) => markOn(path, href));
      return [marks, marks];
    },
  );
});

test('a screen begins with a link to its main part, which ends with the last call', () => {
  expectOnEach(
    screens(),
    ({ root }) => [
      linksIn(root)[0]?.href,
      textOf(one(all(root, '#main > section').at(-1) ?? root, 'h2')),
    ],
    () => ['#main', shared.ready.heading],
  );
});

test('a call is in the same places of every screen: header, menu, main part, bar and footer', () => {
  const PARTS = ['#mobile-menu', 'header', 'main', '#call-bar', 'footer'];
  expectOnEach(
    screens(),
    ({ root }) => ({
      parts: all(root, 'a[href^="tel:"]')
        .map((dials) => PARTS.find((part) => dials.closest(part)))
        // In the main part there may be many.
        .filter((part, index, parts) => part !== parts[index - 1]),
      bar: linksIn(one(root, '#call-bar')),
      barName: attribute(one(root, '#call-bar'), 'aria-label'),
    }),
    () => ({
      parts: ['header', '#mobile-menu', 'main', '#call-bar', 'footer'],
      bar: [call(`${emergency} ${phone}`)],
      barName: emergency,
    }),
  );
});

test('the hero of every page says what speaks for the company, and in which languages it answers', () => {
  const { trust } = shared;
  const proofs = registration
    ? [...trust, `NJ registration ${registration}`]
    : trust;
  expectOnEach(
    indexedPages(),
    (page) => [
      textsOf(heroOf(page), 'ul > li').slice(0, proofs.length),
      attributesOf(heroOf(page), 'ul > li > [lang]', 'lang'),
    ],
    () => [proofs, languages],
  );
});

test('the footer has the place on a map, the phone, and the lists of services and towns', () => {
  const query = encodeURIComponent(`${name}, ${place()}`);
  const featured = services().filter(({ slug }) =>
    featuredServices.includes(slug),
  );
  expectOnEach(
    screens(),
    (page) => {
      const [logo, map, dials, ...links] = linksIn(footerOf(page));
      const lists = all(footerOf(page), 'nav').slice(1).flatMap(linksIn);
      return { start: [logo, map, dials], lists, end: links.at(-1) };
    },
    ({ path }) => ({
      start: [
        logoOn(path),
        link(
          `${place()} on Google Maps`,
          `https://www.google.com/maps/search/?api=1&query=${query}`,
        ),
        call(phone),
      ],
      lists: [
        ...featured.map(({ title, slug }) => link(title, `/services/${slug}`)),
        allServices,
        ...toTowns(limits.footerAreas),
        allTowns,
      ],
      end: allTowns,
    }),
  );
});

test('the footer says what the company does, whose the site is, and the registration number once there is one', () => {
  expectOnEach(
    screens(),
    (page) => {
      const [blurb, rights = ''] = textsOf(footerOf(page), 'p');
      // A browser test reads the year.
      return [blurb, rights.replace(/\d{4}/, 'YEAR')];
    },
    () => [
      shared.footer.blurb,
      `© YEAR ${name}. All rights reserved.${registration ? ` NJ registration ${registration}.` : ''}`,
    ],
  );
});
