import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  dollarsOf,
  page as copyOf,
  papersLinks,
  phoneLink,
  place,
  services,
  testimonials,
} from '../../helpers/content.ts';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
import { ALL_AREAS_PATH, servicePath } from '../../../src/lib/urls.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  headingsOf,
  heroOf,
  linksIn,
  mainOf,
  one,
  sectionHeaded,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/contact');
const { hero, touch, shop } = copyOf('contact');
/** The review that proves honesty. */
const honest = testimonials().find(({ value }) => value === 'honesty');

const onMap = all(heroOf(page), 'svg a').map((link) => attribute(link, 'href'));

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
    expect(
      linksIn(heroOf(page)).filter(({ href }) => !onMap.includes(href)),
    ).toEqual([
      { text: `${hero.callLabel} ${business().phone}`, href: phoneLink() },
      ...papersLinks(),
    ]);
  });

  it('has a map that leads to the towns, for mouse and finger', () => {
    const mapped = areas().filter(({ location }) => location);
    expect(onMap.toSorted()).toEqual(
      mapped.map(({ slug }) => `/service-areas/${slug}`).toSorted(),
    );
  });

  it('says in its hero where the shop is, and of weekends', () => {
    const { weekend } = business().claims;
    expect(textsOf(heroOf(page), 'span.place')).toEqual([
      [place(), weekend && `${weekend}.`].filter(Boolean).join(' '),
    ]);
  });

  const touchSection = sectionHeaded(page, touch.heading);

  it('says how to call', () => {
    const call = one(touchSection, 'li');
    expect(textsOf(call, 'h3').at(0)).toBe(touch.call.title);
    const { phone, whatsapp, bookingUrl } = business();
    const others = [
      whatsapp && {
        text: touch.others.whatsapp,
        href: `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
      },
      bookingUrl && { text: touch.others.booking, href: bookingUrl },
    ].filter(Boolean);
    expect(linksIn(call)).toEqual([
      { text: `${hero.callLabel} ${phone}`, href: phoneLink() },
      ...others,
    ]);
  });

  it('says with the call what callers are asked, in numbered lines', () => {
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
    const jobOfQuote = services()
      .filter(({ slug }) => slug === honest?.service)
      .map(({ slug, title }) => ({ text: title, href: servicePath(slug) }));
    expect(linksIn(sectionHeaded(page, shop.heading))).toEqual([
      ...towns,
      { text: shop.viewAll, href: ALL_AREAS_PATH },
      ...jobOfQuote,
    ]);
  });

  it('says the lowest price of a repair first, then when someone comes, in large words', () => {
    const repairs = services().filter(({ category = '' }) =>
      ['repair', 'emergency'].includes(category),
    );
    const lowest = Math.min(...repairs.map(dollarsOf));
    const { callFacts } = copyOf('shared');
    expect(textsOf(sectionHeaded(page, shop.heading), 'dl > div').at(0)).toBe(
      `${callFacts.repairs} $${String(lowest)}`,
    );
  });

  it('has in its hero the key to the two colors of its map', () => {
    const times = areas().map(({ responseTime }) =>
      (responseTime.match(/\d+/g) ?? []).map(Number),
    );
    const soonest = Math.min(...times.flat());
    const inSoonest = times.filter(([from]) => from === soonest);
    const inOthers = times.filter(([from]) => from !== soonest);
    const ranges = [inSoonest, inOthers]
      .filter((ofColor) => ofColor.length > 0)
      .map((ofColor) => ofColor.flat())
      .map((all) => `${String(Math.min(...all))}–${String(Math.max(...all))}`);
    const [heading, ...rows] = all(heroOf(page), '[data-key] p');
    expect([heading, ...rows].map((row) => row?.text.trim())).toEqual([
      copyOf('shared').callFacts.times.repair,
      ...ranges.map((range) => `${range} min`),
    ]);
  });

  it('quotes the customer who found us honest, if one did, beside what one pays', () => {
    expect(textsOf(sectionHeaded(page, shop.heading), 'blockquote')).toEqual(
      honest ? [`“${honest.text}”`] : [],
    );
  });

  it('has a map in its hero alone, with the shop and all towns', () => {
    const [beside, ...others] = all(heroOf(page), 'svg:has(text)');
    expect(all(mainOf(page), 'svg:has(text)')).toEqual([beside, ...others]);
    // The other two are for screens without room beside the text.
    expect(others).toHaveLength(2);
    const { shop: mark } = copyOf('service-areas').findYourArea.map;
    const marks = textsOf(heroOf(page), 'svg .shop:not(.light *) text');
    expect(marks).toEqual([mark, mark, mark]);
    const mapped = areas().filter(({ location }) => location);
    const names = beside ? textsOf(beside, 'text') : [];
    expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual(
      expect.arrayContaining(mapped.map(({ name }) => name)),
    );
  });
});
