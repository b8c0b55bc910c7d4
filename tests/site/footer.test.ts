import { describe, it } from 'vitest';
import {
  areas,
  business,
  page as copyOf,
  phoneLink,
  place,
  services,
} from '../helpers/content.ts';
import { expectOnEach, screens } from '../helpers/dist.ts';
import { footerOf, linksIn, one, textOf, textsOf } from '../helpers/dom.ts';

const { name, phone, limits, featuredServices, registration } = business();
const { footer } = copyOf('shared');

describe('the footer of every screen', () => {
  it('has the logo, which leads home, or to the top of the home page', () => {
    expectOnEach(
      screens(),
      (page) => linksIn(footerOf(page))[0],
      ({ path }) => ({ text: name, href: path === '/' ? '#top' : '/' }),
    );
  });

  it('says what the company does, and has its phone', () => {
    expectOnEach(
      screens(),
      (page) => ({
        blurb: textOf(one(footerOf(page), 'p')),
        call: linksIn(one(footerOf(page), 'address'))[1],
      }),
      () => ({ blurb: footer.blurb, call: { text: phone, href: phoneLink() } }),
    );
  });

  it('says where the company is, with a map of the place', () => {
    expectOnEach(
      screens(),
      (page) => {
        const [map] = linksIn(one(footerOf(page), 'address'));
        const { origin, pathname, searchParams } = new URL(
          map?.href ?? '',
          'https://none.example',
        );
        return {
          text: map?.text,
          address: origin + pathname,
          search: Object.fromEntries(searchParams),
        };
      },
      () => ({
        text: `${place()} on Google Maps`,
        address: 'https://www.google.com/maps/search/',
        search: { api: '1', query: `${name}, ${place()}` },
      }),
    );
  });

  const serviceLinks = [
    ...services()
      .filter(({ slug }) => featuredServices.includes(slug))
      .map(({ slug, title }) => ({ text: title, href: `/services/${slug}` })),
    { text: 'View All Services', href: '/services' },
  ];
  const areaLinks = [
    ...areas()
      .slice(0, limits.footerAreas)
      .map((area) => ({
        text: area.name,
        href: `/service-areas/${area.slug}`,
      })),
    { text: 'View All Service Areas', href: '/service-areas' },
  ];

  it.each([
    { list: 'Services', links: serviceLinks },
    { list: 'Service Areas', links: areaLinks },
  ])('has the list "$list"', ({ list, links }) => {
    expectOnEach(
      screens(),
      (page) => linksIn(one(footerOf(page), `nav[aria-label="${list}"]`)),
      () => links,
    );
  });

  it('ends with the copyright line of the year, and the registration number when there is one', () => {
    const year = String(new Date().getFullYear());
    const rights = `© ${year} ${name}. All rights reserved.`;
    const line = registration
      ? `${rights} NJ registration ${registration}.`
      : rights;
    expectOnEach(
      screens(),
      (page) => textsOf(footerOf(page), 'p').at(-1),
      () => line,
    );
  });
});
