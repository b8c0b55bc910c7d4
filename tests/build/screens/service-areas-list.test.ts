import { describe, expect, it } from 'vitest';
import { cardTitles } from '../../helpers/cards.ts';
import { all, attribute, has, linksIn, one, textOf } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { heroOf, mainOf, sectionHeaded } from '../../helpers/regions.ts';
import { AREAS_LIST } from '../../helpers/site-paths.ts';
import { AREAS, INITIALLY_VISIBLE_AREAS, PHONE_LINK } from '../../helpers/specification.ts';

const page = pageAt(AREAS_LIST);
const AREA_HREFS = AREAS.map(({ slug }) => `/service-areas/${slug}`);

describe('hero of the service areas list', () => {
  it('has a title, a description, an image and a call link', () => {
    const hero = heroOf(page);
    expect(textOf(one(hero, 'h1'))).not.toBe('');
    expect(textOf(one(hero, 'h1 + p'))).not.toBe('');
    expect(all(hero, 'picture img')).toHaveLength(1);
    expect(linksIn(hero).map(({ href }) => href)).toEqual([PHONE_LINK]);
  });
});

describe('grid of areas', () => {
  const grid = one(mainOf(page), 'astro-island[component-export="AllAreas"]');
  const cards = all(grid, 'li');

  it('has fifteen cards, each a link to its area page', () => {
    expect(cards.map((card) => linksIn(card).map(({ href }) => href))).toEqual(
      AREA_HREFS.map((href) => [href]),
    );
  });

  it.each(AREAS)('shows the four streets of $name', ({ slug, name, streets }) => {
    const card = cards.find((element) => linksIn(element)[0]?.href === `/service-areas/${slug}`);
    const text = card ? textOf(card) : '';
    expect(text.startsWith(name)).toBe(true);
    expect(text.endsWith(streets.join(', '))).toBe(true);
  });

  it('shows six at first', () => {
    const waiting = cards.map((card) => has(card, 'data-more'));
    expect(waiting).toEqual(AREAS.map((_, index) => index >= INITIALLY_VISIBLE_AREAS));
  });

  it('has one button, "View All Areas"', () => {
    expect(all(grid, 'button').map(textOf)).toEqual(['View All Areas']);
  });
});

describe('blocks of the service areas list', () => {
  it('name the three local service benefits', () => {
    expect(cardTitles(sectionHeaded(page, 'Local Service Benefits'))).toEqual([
      'Fast Local Response',
      'Mobile Service Available',
      'Emergency Service',
    ]);
  });

  it('find the area by map and by response time', () => {
    expect(cardTitles(sectionHeaded(page, 'Find Your Area'))).toEqual([
      'Coverage Area Map',
      'Fast Response Times',
    ]);
  });
});

describe('"Find Your Area"', () => {
  const section = sectionHeaded(page, 'Find Your Area');
  const map = one(section, 'svg[aria-label="Coverage Area Map"]');

  it('has a map with the fifteen towns as links, named by number and town', () => {
    const links = all(map, 'a').map((link) => [attribute(link, 'href'), textOf(link)]);
    expect(links).toEqual(
      AREAS.map(({ slug, name }, index) => [
        `/service-areas/${slug}`,
        `${String(index + 1)} ${name}`,
      ]),
    );
  });

  it('has a map that is drawn in the page, without pictures or tiles', () => {
    expect(all(map, 'path').length).toBeGreaterThan(AREAS.length);
    expect(all(map, 'image, foreignObject')).toHaveLength(0);
    const drawn = all(map, 'use').filter((use) => all(map, attribute(use, 'href')).length === 1);
    expect(drawn).toHaveLength(AREAS.length);
  });

  it('notes the 25-mile radius', () => {
    expect(textOf(section)).toContain('25-mile radius');
  });

  it.each(['20-35 min', '25-40 min'])('lists the towns reached in %s', (responseTime) => {
    const term = all(section, 'dt').find((element) => textOf(element) === responseTime);
    const towns = term?.nextElementSibling ? textOf(term.nextElementSibling) : '';
    const expected = AREAS.filter((area) => area.responseTime === responseTime);
    expect(towns).toBe(expected.map(({ name }) => name).join(', '));
  });
});
