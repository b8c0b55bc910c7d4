import { describe, it } from 'vitest';
import { areas, business, page as copyOf, phoneLink, services } from '../helpers/content.ts';
import { expectNoFaults, expectOnEach, screens, servicePages } from '../helpers/dist.ts';
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

const { name, phone, limits } = business();
const { menu, quoteLabel } = copyOf('shared');
/** The menu of small screens covers the call bar, so its own button prints the number. */
const menuCall = `${quoteLabel} ${phone}`;

const link = (text: string, href: string): Link => ({ text, href });
const serviceLinks = services().map(({ slug, title }) => link(title, `/services/${slug}`));
/** In the dropdown each has its price, and whoever cannot wait finds the first at once. */
const pricedLinks = services()
  .toSorted((a, b) => Number(b.category === 'emergency') - Number(a.category === 'emergency'))
  .map(({ slug, title, price }) => link(`${title} ${price}`, `/services/${slug}`));
const areaLinks = areas()
  .slice(0, limits.menuAreas)
  .map((area) => link(area.name, `/service-areas/${area.slug}`));

/** All links of a menu, with its names for the two lists. */
const menuLinks = (allServices: string, allAreas: string, below = serviceLinks): Link[] => [
  link(menu.home, '/'),
  link(allServices, '/services'),
  ...below,
  link(allAreas, '/service-areas'),
  ...areaLinks,
  link(menu.about, '/about'),
  link(menu.contact, '/contact'),
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
      () => [phone, quoteLabel, menuCall],
    );
  });

  it('links everything in both menus', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(wideMenuOf(page)),
      () => menuLinks(menu.services, menu.areas, pricedLinks),
    );
    expectOnEach(
      screens(),
      (page) => linksIn(smallMenuOf(page)),
      () => [...menuLinks(menu.allServices, menu.allAreas), link(menuCall, phoneLink())],
    );
  });

  it('has a button for each dropdown and for the menu, which say what they open', () => {
    expectOnEach(
      screens(),
      (page) =>
        all(headerOf(page), 'button[aria-controls]').map((button) => [
          attribute(button, 'aria-label') || textOf(button),
          linksIn(one(page.root, `[id="${attribute(button, 'aria-controls')}"]`)).length,
        ]),
      () => [
        [`${menu.services} menu`, serviceLinks.length],
        [`${menu.areas} menu`, areaLinks.length],
        [menu.open, serviceLinks.length + areaLinks.length + 6],
      ],
    );
  });

  it('has two groups in the menu of small screens, of which one is open at a time', () => {
    expectOnEach(
      screens(),
      (page) => [
        textsOf(smallMenuOf(page), 'details > summary'),
        new Set(attributesOf(smallMenuOf(page), 'details', 'name')).size,
      ],
      () => [[menu.services, menu.areas], 1],
    );
  });

  it('opens the group of the page in the menu of small screens, and no other', () => {
    expectOnEach(
      screens(),
      (page) => textsOf(smallMenuOf(page), 'details[open] > summary'),
      ({ path }) => {
        if (path.endsWith('404')) return [];
        if (/^\/services\b/.test(path)) return [menu.services];
        return /^\/service-areas\b/.test(path) ? [menu.areas] : [];
      },
    );
  });

  it('is a list of links, not an application menu', () => {
    expectNoFaults(screens(), (page) => all(headerOf(page), '[role^="menu"]'));
  });
});

describe('the active link', () => {
  const pairs = new Map(servicePages.map(({ path, service }) => [path, service.slug]));
  const inMenus = new Set(menuLinks('', '').map(({ href }) => href));

  /** The page itself is marked `page`; the list above it, and the service of a pair, `true`. */
  function marksOf(path: string): string[] {
    if (/\/(?:404|500)$/.test(path)) return [];
    const [, list = '', slug] = path.split('/');
    const service = `/services/${pairs.get(path) ?? ''}`;
    const marks =
      slug === undefined
        ? [`${path} page`]
        : [
            `/${list} true`,
            service === path || !pairs.has(path) ? `${path} page` : `${service} true`,
          ];
    return marks.filter((mark) => inMenus.has(mark.split(' ')[0] ?? ''));
  }

  it.each([
    ['wide', wideMenuOf],
    ['small', smallMenuOf],
  ])('is marked in the menu of %s screens, and no other', (_width, menuOf) => {
    expectOnEach(
      screens(),
      (page) =>
        all(menuOf(page), 'a[aria-current]').map(
          (marked) => `${attribute(marked, 'href')} ${attribute(marked, 'aria-current')}`,
        ),
      ({ path }) => marksOf(path),
    );
  });
});
