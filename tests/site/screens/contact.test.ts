import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  page as copyOf,
  phoneLink,
  place,
} from '../../helpers/content.ts';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  heroOf,
  linksIn,
  one,
  sectionHeaded,
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

  it('has the number as the call of its hero', () => {
    expect(linksIn(heroOf(page))).toEqual([
      { text: `${hero.callLabel} ${business().phone}`, href: phoneLink() },
    ]);
  });

  const touchSection = sectionHeaded(page, touch.heading);

  it('says how to call', () => {
    const call = one(touchSection, 'li');
    const [title] = textsOf(call, 'h3');
    expect(title).toBe(touch.call.title);
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

  it('says with the number what callers are asked, in numbered lines', () => {
    const { heading, items } = copyOf('contact').before;
    const call = one(touchSection, 'li');
    expect(textsOf(call, 'h3')).toContain(heading);
    expect(textsOf(call, 'ol > li')).toEqual(items);
  });

  it('says how to come, with directions to the shop', () => {
    const visit = one(touchSection, 'ul > li:last-child');
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
        text: `${area?.name ?? ''} ${minutesAsFigure(area?.responseTime ?? '')}`,
        href: `/service-areas/${slug}`,
      };
    });
    const section = sectionHeaded(page, shop.heading);
    expect(linksIn(section)).toEqual([
      ...towns,
      { text: shop.viewAll, href: '/service-areas' },
    ]);
  });

  it('has one map, that of its hero, with the shop and the towns it names', () => {
    const [beside, ...others] = all(heroOf(page), 'svg:has(text)');
    // The other one is for screens without room beside the text.
    expect(others).toHaveLength(1);
    expect(all(page.root, 'main svg:has(text)')).toHaveLength(2);
    const { shop: mark } = copyOf('service-areas').findYourArea.map;
    expect(textsOf(heroOf(page), 'svg .shop text')).toEqual([mark, mark]);
    const named = areas()
      .filter(({ slug, location }) => location && shop.areas.includes(slug))
      .map(({ name }) => name);
    expect(beside && textsOf(beside, 'text')).toEqual(
      expect.arrayContaining(named),
    );
  });
});
