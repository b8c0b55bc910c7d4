import { describe, it } from 'vitest';
import {
  areas,
  business,
  phoneLink,
  priceOf,
  services,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectNoFaults,
  expectOnEach,
  screens,
  serviceInTownPages,
  serviceOwnPages,
  topPaths,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headerOf,
  linksIn,
  one,
  smallMenuOf,
  textOf,
  textsOf,
  wideMenuOf,
  type Link,
} from '../helpers/dom.ts';

const { name, phone, limits, claims } = business();
/** Over the menu the header still has the quote in sight. */
const menuCall = [claims.emergencyHours, 'Emergency Service', phone]
  .filter(Boolean)
  .join(' ');

const link = (text: string, href: string): Link => ({ text, href });
/** Each has its price, below words that stand once. */
const toServices = (listed: ReturnType<typeof services>): Link[] =>
  listed.map((service) =>
    link(`${service.title} ${priceOf(service)}`, `/services/${service.slug}`),
  );
const serviceLinks = toServices(services());
/** In the dropdown emergencies come last. */
const droppedLinks = toServices(
  services().toSorted(
    (a, b) =>
      Number(a.category === 'emergency') - Number(b.category === 'emergency'),
  ),
);
const areaLinks = areas()
  .slice(0, limits.menuAreas)
  .map((area) => link(area.name, `/service-areas/${area.slug}`));

/** Where the menus leave out some towns, the dropdown ends in a link to all. */
const areaPanelLinks =
  areas().length > limits.menuAreas
    ? [...areaLinks, link('View All Service Areas', '/service-areas')]
    : areaLinks;

interface MenuLabels {
  services: string;
  areas: string;
}

/** All links of a menu, with its labels of the two lists. */
const menuLinks = (
  labels: MenuLabels,
  linksOfServices = serviceLinks,
  linksOfAreas = areaLinks,
): Link[] => [
  link('Home', '/'),
  link(labels.services, '/services'),
  ...linksOfServices,
  link(labels.areas, '/service-areas'),
  ...linksOfAreas,
  link('About', '/about'),
  link('Contact', '/contact'),
];

/** The menu of small screens covers the call bar, so it has a call of its own. */
const smallMenuLinks = [
  ...menuLinks({
    services: 'View All Services',
    areas: 'View All Service Areas',
  }),
  link(menuCall, phoneLink()),
];

describe('the header of every screen', () => {
  it('has the logo, which leads home, or to the top of the home page', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(headerOf(page))[0],
      ({ path }) => link(name, path === '/' ? '#top' : '/'),
    );
  });

  it('shows the number and a free quote, which both dial', () => {
    expectOnEach(
      screens(),
      (page) =>
        linksIn(headerOf(page))
          .filter(({ href }) => href === phoneLink())
          .map(({ text }) => text),
      () => [phone, 'GET FREE QUOTE', menuCall],
    );
  });

  it('links everything in the menu of wide screens', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(wideMenuOf(page)),
      () =>
        menuLinks(
          { services: 'Services', areas: 'Service Areas' },
          droppedLinks,
          areaPanelLinks,
        ),
    );
  });

  it('links everything in the menu of small screens, with a call', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(smallMenuOf(page)),
      () => smallMenuLinks,
    );
  });

  it('has a button for each dropdown and for the menu, which say what they open', () => {
    expectOnEach(
      screens(),
      (page) =>
        all(headerOf(page), 'button[aria-controls]').map((button) => {
          const panel = attribute(button, 'aria-controls');
          return {
            name: attribute(button, 'aria-label') || textOf(button),
            // What opens it without scripts.
            opens: attribute(button, 'popovertarget') === panel,
            links: linksIn(one(page.root, `[id="${panel}"]`)),
          };
        }),
      () => [
        { name: 'Services menu', opens: true, links: droppedLinks },
        { name: 'Service Areas menu', opens: true, links: areaPanelLinks },
        // The style sheet shows one of the two words at a time.
        { name: 'MenuClose', opens: true, links: smallMenuLinks },
      ],
    );
  });

  it('has two groups in the menu of small screens, of which one is open at a time', () => {
    expectOnEach(
      screens(),
      (page) => ({
        groups: textsOf(smallMenuOf(page), 'details > summary'),
        names: new Set(attributesOf(smallMenuOf(page), 'details', 'name')).size,
      }),
      () => ({ groups: ['Services', 'Service Areas'], names: 1 }),
    );
  });

  it('opens the group of the page in the menu of small screens, and no other', () => {
    expectOnEach(
      screens(),
      (page) => textsOf(smallMenuOf(page), 'details[open] > summary'),
      ({ path }) => {
        if (path.endsWith('404')) return [];
        if (/^\/services\b/.test(path)) return ['Services'];
        return /^\/service-areas\b/.test(path) ? ['Service Areas'] : [];
      },
    );
  });

  it('is a list of links, not an application menu', () => {
    expectNoFaults(screens(), (page) => all(headerOf(page), '[role^="menu"]'));
  });
});

describe('the active link', () => {
  const inMenus = new Set(smallMenuLinks.map(({ href }) => href));

  /** The marks of the menus on each page: `page` on itself, `true` on those it belongs to. */
  const marks: { path: string; marked: { href: string; current: string }[] }[] =
    [
      ...topPaths.map((path) => ({
        path,
        marked: [{ href: path, current: 'page' }],
      })),
      ...serviceOwnPages.map(({ path }) => ({
        path,
        marked: [
          { href: '/services', current: 'true' },
          { href: path, current: 'page' },
        ],
      })),
      ...serviceInTownPages.map(({ path, service }) => ({
        path,
        marked: [
          { href: '/services', current: 'true' },
          { href: `/services/${service.slug}`, current: 'true' },
        ],
      })),
      ...areaPages.map(({ path }) => ({
        path,
        marked: [
          { href: '/service-areas', current: 'true' },
          { href: path, current: 'page' },
        ],
      })),
      ...ERROR_PATHS.map((path) => ({ path, marked: [] })),
    ];

  it.each([
    { width: 'wide', menuOf: wideMenuOf },
    { width: 'small', menuOf: smallMenuOf },
  ])('is marked in the menu of $width screens, and no other', ({ menuOf }) => {
    expectOnEach(
      marks,
      (page) =>
        all(menuOf(page), 'a[aria-current]').map((link) => ({
          href: attribute(link, 'href'),
          current: attribute(link, 'aria-current'),
        })),
      // The menus list only so many towns.
      ({ marked }) => marked.filter(({ href }) => inMenus.has(href)),
    );
  });
});
