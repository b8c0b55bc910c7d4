import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  page as copyOf,
  phoneLink,
  place,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  hrefsIn,
  linksIn,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/contact');
const { hero, touch, shop } = copyOf('contact');

describe('the contact page', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      hero.title,
      touch.heading,
      shop.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  const touchSection = sectionHeaded(page, touch.heading);

  it('says how to call', () => {
    const call = one(touchSection, 'li');
    expect(textsOf(call, 'h3')).toEqual([touch.call.title]);
    // A number alone does not say what it is for.
    const text = `${copyOf('shared').call} ${business().phone}`;
    const { whatsapp, bookingUrl } = business();
    const others = [
      whatsapp && {
        text: touch.others.whatsapp,
        href: `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
      },
      bookingUrl && { text: touch.others.booking, href: bookingUrl },
    ].filter(Boolean);
    expect(linksIn(call)).toEqual([{ text, href: phoneLink() }, ...others]);
  });

  it('says how to come, with directions to the shop', () => {
    const visit = one(touchSection, 'li:last-child');
    expect(textsOf(visit, 'h3')).toEqual([touch.visit.title]);
    expect(textsOf(visit, 'p')).toContain(place());
    const [link] = linksIn(visit);
    expect(link?.text).toBe(touch.visit.directions);
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      destination: `${business().name}, ${place()}`,
    });
  });

  it('leads to the towns it names, with their response time, and to all', () => {
    const towns = shop.areas.map((slug) => {
      const area = areas().find((town) => town.slug === slug);
      return {
        text: `${area?.name ?? ''} ${area?.responseTime ?? ''}`,
        href: `/service-areas/${slug}`,
      };
    });
    const section = sectionHeaded(page, shop.heading);
    const inMap = new Set(all(section, 'svg a'));
    const links = all(section, 'a').filter((link) => !inMap.has(link));
    expect(
      links.map((link) => ({
        text: textOf(link),
        href: link.getAttribute('href'),
      })),
    ).toEqual([...towns, { text: shop.viewAll, href: '/service-areas' }]);
  });

  it('has a map that leads to every town whose place is known', () => {
    const placed = areas().filter(({ location }) => location !== undefined);
    expect(
      hrefsIn(one(sectionHeaded(page, shop.heading), 'svg')).toSorted(),
    ).toEqual(placed.map(({ slug }) => `/service-areas/${slug}`).toSorted());
  });
});
