import { describe, expect, it } from 'vitest';
import {
  areas,
  asFigure,
  business,
  page as copyOf,
  phoneLink,
  place,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headingsOf,
  heroOf,
  linksIn,
  one,
  sectionHeaded,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/contact');
const { hero, touch, shop } = copyOf('contact');
const { name, phone, whatsapp, bookingUrl, claims } = business();
const { hours = [], languages = [] } = business();

describe('the contact page', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      hero.title,
      touch.heading,
      shop.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a map that leads to the towns, for mouse and finger', () => {
    const onMap = all(heroOf(page), 'svg a').map((link) =>
      attribute(link, 'href'),
    );
    const mapped = areas().filter(({ location }) => location);
    expect(onMap.toSorted()).toEqual(
      mapped.map(({ slug }) => `/service-areas/${slug}`).toSorted(),
    );
  });

  const cards = sectionHeaded(page, touch.heading);

  it('says how to call, and writes or books where the company has these', () => {
    expect(linksIn(one(cards, 'li'))).toEqual([
      { text: `Call ${phone}`, href: phoneLink() },
      ...(whatsapp
        ? [
            {
              text: 'Message Us on WhatsApp',
              href: `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
            },
          ]
        : []),
      ...(bookingUrl ? [{ text: 'Book Online', href: bookingUrl }] : []),
    ]);
  });

  it('says with the call what callers are asked, in numbered lines', () => {
    expect(textsOf(one(cards, 'li'), 'li')).toEqual(
      copyOf('contact').before.items,
    );
  });

  const visit = all(cards, 'li').find(
    (card) => textsOf(card, 'h3').join('') === touch.visit.title,
  );
  if (!visit) throw new Error('There is no card to visit.');

  it('says where the shop is, with directions', () => {
    expect(textsOf(visit, 'p')).toContain(place());
    const [link] = linksIn(visit);
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      destination: `${name}, ${place()}`,
    });
  });

  it('says when it is open, and in which languages it answers, once that is given', () => {
    const times = textsOf(visit, 'dt + dd');
    const opens = times.slice(0, 7).filter((time) => time !== 'Closed');
    expect(opens).toHaveLength(hours.length);
    expect(times.slice(7)).toEqual(
      hours.length > 0 && claims.emergencyHours ? ['24 hours, every day'] : [],
    );
    expect(attributesOf(visit, 'p [lang]', 'lang')).toEqual(languages);
  });

  const near = sectionHeaded(page, shop.heading);

  it('leads to the towns it names, with their response time, and to all', () => {
    const towns = shop.areas.flatMap((slug) =>
      areas()
        .filter((area) => area.slug === slug)
        .map((area) => ({
          text: `${area.name} ${asFigure(area.responseTime)}`,
          href: `/service-areas/${slug}`,
        })),
    );
    expect(linksIn(near).slice(0, towns.length + 1)).toEqual([
      ...towns,
      { text: 'View All', href: '/service-areas' },
    ]);
  });
});
