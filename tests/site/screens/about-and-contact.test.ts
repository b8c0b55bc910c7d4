import { describe, expect, it } from 'vitest';
import { areas, business, page as copyOf, phoneLink, place } from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  headingsOf,
  heroOf,
  hrefsIn,
  linksIn,
  mainOf,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const { phone } = business();
const calls = phoneLink();
const { ready } = copyOf('shared');

describe('the contact page', () => {
  const page = pageAt('/contact');
  const { hero, touch, shop } = copyOf('contact');
  const { name } = business();

  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([hero.title, touch.heading, shop.heading, ready.heading]);
  });

  it('says how to call and how to come', () => {
    const [call, visit] = all(sectionHeaded(page, touch.heading), 'li');
    expect(textsOf(mainOf(page), 'li h3')).toEqual([touch.call.title, touch.visit.title]);
    expect(call && hrefsIn(call)).toEqual([calls]);
    expect(call && textOf(call)).toContain(phone);
    const [link] = visit ? linksIn(visit) : [];
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    expect([link?.text, origin + pathname]).toEqual([
      touch.visit.directions,
      'https://www.google.com/maps/dir/',
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({
      api: '1',
      destination: `${name}, ${place()}`,
    });
  });

  it('leads to the towns it names, with their response time, and to all', () => {
    const towns = shop.areas.map((slug) => areas().find((area) => area.slug === slug));
    const section = sectionHeaded(page, shop.heading);
    const onMap = linksIn(one(section, 'svg'));
    expect(onMap).toHaveLength(areas().filter(({ location }) => location !== undefined).length);
    expect(linksIn(section).slice(0, -onMap.length)).toEqual([
      ...towns.map((area) => ({
        text: `${area?.name ?? ''} ${area?.responseTime ?? ''}`,
        href: `/service-areas/${area?.slug ?? ''}`,
      })),
      { text: shop.viewAll, href: '/service-areas' },
    ]);
  });
});

describe('the about page', () => {
  const page = pageAt('/about');
  const { hero, story, highlights, values } = copyOf('about');
  const rows = [highlights.customers, highlights.experts, highlights.emergency].filter(
    ({ figure }) => figure !== '',
  );

  it('has its blocks in order, and a call in the hero', () => {
    expect(headingsOf(page)).toEqual([hero.title, story.heading, values.heading, ready.heading]);
    expect(hrefsIn(heroOf(page))).toEqual([calls]);
  });

  it('tells the story of the founder and the mission', () => {
    const text = textOf(sectionHeaded(page, story.heading));
    const told = [story.heading, ...story.paragraphs, story.missionHeading, story.mission];
    expect(text.startsWith(told.join(' '))).toBe(true);
  });

  it('names the highlights, the emergency one with a call, and the core values', () => {
    if (rows.length > 0) {
      const section = sectionHeaded(page, story.heading);
      expect(textsOf(section, 'h3')).toContain(highlights.heading);
      expect(textsOf(section, 'li')).toEqual(
        rows.map(({ figure, title, text }) => `${figure} ${title} ${text}`),
      );
      expect(linksIn(section)).toEqual(
        rows.includes(highlights.emergency)
          ? [{ text: highlights.emergency.title, href: calls }]
          : [],
      );
    }
    expect(textsOf(sectionHeaded(page, values.heading), 'li')).toEqual(
      values.cards.map(({ title, text }) => `${title} ${text}`),
    );
  });
});
