import { describe, it } from 'vitest';
import { areas, business, page as copyOf, phoneLink, place, services } from '../helpers/content.ts';
import { expectNoFaults, expectOnEach, screens, type Page } from '../helpers/dist.ts';
import { footerOf, linksIn, one, textOf, textsOf, type Link } from '../helpers/dom.ts';

const { name, phone, limits, featuredServices, registration } = business();
const { footer } = copyOf('shared');

const listNamed = (page: Page, label: string): Link[] =>
  linksIn(one(footerOf(page), `nav[aria-label="${label}"]`));

describe('the footer of every screen', () => {
  it('has the logo, which leads home, or to the top of the home page', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(footerOf(page))[0],
      ({ path }) => ({ text: name, href: path === '/' ? '#top' : '/' }),
    );
  });

  it('says who we are and where, with a map of the place, and the phone', () => {
    const query = new URLSearchParams({ api: '1', query: `${name}, ${place()}` });
    expectOnEach(
      screens(),
      (page) => {
        const [map, call] = linksIn(one(footerOf(page), 'address'));
        const { origin, pathname, searchParams } = new URL(map?.href ?? '', 'https://none.example');
        return [
          textOf(one(footerOf(page), 'p')),
          map?.text,
          [origin + pathname, searchParams.toString()],
          call,
        ];
      },
      () => [
        footer.blurb,
        `${place()} ${footer.onMap}`,
        ['https://www.google.com/maps/search/', query.toString()],
        { text: phone, href: phoneLink() },
      ],
    );
  });

  it('has quick links, the featured services and the first towns', () => {
    const lists = {
      [footer.quickLinks]: [
        { text: footer.links.services, href: '/services' },
        { text: footer.links.areas, href: '/service-areas' },
        { text: footer.links.contact, href: '/contact' },
        { text: footer.links.about, href: '/about' },
      ],
      [footer.servicesHeading]: [
        ...featuredServices.map((slug) => ({
          text: services().find((service) => service.slug === slug)?.title,
          href: `/services/${slug}`,
        })),
        { text: footer.viewAllServices, href: '/services' },
      ],
      [footer.areasHeading]: [
        ...areas()
          .slice(0, limits.footerAreas)
          .map((area) => ({ text: area.name, href: `/service-areas/${area.slug}` })),
        { text: footer.viewAllAreas, href: '/service-areas' },
      ],
    };
    const headings = Object.keys(lists);
    expectOnEach(
      screens(),
      (page) => [
        textsOf(footerOf(page), 'h2'),
        Object.fromEntries(headings.map((heading) => [heading, listNamed(page, heading)])),
      ],
      () => [headings, lists],
    );
  });

  it('ends with the copyright line of the year, and the registration when there is one', () => {
    const start = `© ${String(new Date().getFullYear())} ${name}.`;
    expectNoFaults(screens(), (page) => {
      const lines = textOf(footerOf(page));
      return [!lines.includes(start) && start, !lines.includes(registration ?? '') && registration];
    });
  });
});
