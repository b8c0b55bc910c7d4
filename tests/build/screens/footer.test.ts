import { describe, expect, it } from 'vitest';
import { all, linkNamed, linksIn, one, textOf, type ReadLink } from '../../helpers/elements.ts';
import { faults, screens, type BuiltPage } from '../../helpers/built-pages.ts';
import { footerOf } from '../../helpers/regions.ts';
import { HOME } from '../../helpers/site-paths.ts';
import {
  AREAS,
  BUSINESS_NAME,
  FEATURED_SERVICES,
  FOOTER_AREAS,
  PHONE,
  PHONE_LINK,
  SERVICES,
} from '../../helpers/specification.ts';

function listNamed(page: BuiltPage, name: string): ReadLink[] {
  return linksIn(one(footerOf(page), `nav[aria-label="${name}"]`));
}

describe('footer', () => {
  it('has the logo, which leads home, or to the top of the home page', () => {
    const wrong = faults(screens(), (page) => {
      const [logo] = linksIn(footerOf(page));
      const home = page.path === HOME ? '#top' : HOME;
      return logo?.text === BUSINESS_NAME && logo.href === home ? [] : [JSON.stringify(logo)];
    });
    expect(wrong).toEqual([]);
  });

  it('has a short company blurb', () => {
    const wrong = faults(screens(), (page) => {
      const blurb = textOf(one(footerOf(page), 'p'));
      return blurb.includes('repair') &&
        blurb.includes('installation') &&
        blurb.includes('Bergen County')
        ? []
        : [blurb];
    });
    expect(wrong).toEqual([]);
  });

  it('has the address, linked to a maps search, and the phone', () => {
    const wrong = faults(screens(), (page) => {
      const [address, phone] = linksIn(one(footerOf(page), 'address'));
      const search = new URL(address?.href ?? '', 'https://nowhere.example');
      return [
        address?.text === 'Tenafly, NJ on Google Maps' ? '' : 'address',
        search.pathname === '/maps/search/' ? '' : 'not a maps search',
        search.searchParams.get('query')?.endsWith('Tenafly, NJ') ? '' : 'another place',
        phone?.text === PHONE && phone.href === PHONE_LINK ? '' : 'phone',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('has the four Quick Links', () => {
    const expected: ReadLink[] = [
      { text: 'Our Services', href: '/services' },
      { text: 'Our Service Areas', href: '/service-areas' },
      { text: 'Contact & Booking', href: '/contact' },
      { text: 'About Us', href: '/about' },
    ];
    const wrong = faults(screens(), (page) => {
      const links = JSON.stringify(listNamed(page, 'Quick Links'));
      return links === JSON.stringify(expected) ? [] : [links];
    });
    expect(wrong).toEqual([]);
  });

  it('has five featured services and a View All link', () => {
    const wrong = faults(screens(), (page) => {
      const links = listNamed(page, 'Services');
      const featured = links.slice(0, -1);
      const known = featured.filter(({ text, href }) =>
        SERVICES.some(({ slug, title }) => title === text && href === `/services/${slug}`),
      );
      const viewAll = links.at(-1);
      return [
        new Set(known.map(({ href }) => href)).size === FEATURED_SERVICES ? '' : 'featured',
        featured.length === FEATURED_SERVICES ? '' : `${String(featured.length)} services`,
        viewAll?.text.startsWith('View All') && viewAll.href === '/services' ? '' : 'View All',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('has the first five service areas and a View All link', () => {
    const expected = AREAS.slice(0, FOOTER_AREAS).map(({ slug, name }) => ({
      text: name,
      href: `/service-areas/${slug}`,
    }));
    const wrong = faults(screens(), (page) => {
      const links = listNamed(page, 'Service Areas');
      const viewAll = links.at(-1);
      return [
        JSON.stringify(links.slice(0, -1)) === JSON.stringify(expected) ? '' : 'areas',
        viewAll?.text.startsWith('View All') && viewAll.href === '/service-areas' ? '' : 'View All',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('has headings over its three lists', () => {
    const wrong = faults(screens(), (page) => {
      const headings = all(footerOf(page), 'h2').map(textOf).join();
      return headings === 'Quick Links,Services,Service Areas' ? [] : [headings];
    });
    expect(wrong).toEqual([]);
  });

  it('ends with the copyright line of the year', () => {
    const wrong = faults(screens(), (page) => {
      const lines = textOf(footerOf(page));
      const year = Number(new RegExp(`© (\\d{4}) ${BUSINESS_NAME}\\.`).exec(lines)?.[1]);
      return year >= 2026 && year <= new Date().getFullYear() ? [] : [lines.slice(-60)];
    });
    expect(wrong).toEqual([]);
  });

  it('dials with no other label than the number', () => {
    const wrong = faults(screens(), (page) =>
      linkNamed(footerOf(page), PHONE).href === PHONE_LINK ? [] : ['phone'],
    );
    expect(wrong).toEqual([]);
  });
});
