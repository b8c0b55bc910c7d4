import { describe, expect, it } from 'vitest';
import { cardTitled, cardTitles, shownPrice } from '../../helpers/cards.ts';
import { all, linkNamed, linksIn, one, textOf, texts } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { heroOf, mainOf, sectionHeaded, sectionsOf } from '../../helpers/regions.ts';
import { SERVICES_LIST } from '../../helpers/site-paths.ts';
import { PHONE_LINK, POPULAR_SERVICE, SERVICES } from '../../helpers/specification.ts';

const page = pageAt(SERVICES_LIST);
const main = mainOf(page);

describe('hero of the services list', () => {
  const hero = heroOf(page);

  it('has an image, a title and a description', () => {
    expect(all(hero, 'picture img')).toHaveLength(1);
    expect(textOf(one(hero, 'h1'))).not.toBe('');
    expect(textOf(one(hero, 'h1 + p'))).not.toBe('');
  });

  it('has "Call Us Now", which dials', () => {
    expect(linkNamed(hero, 'Call Us Now').href).toBe(PHONE_LINK);
  });
});

describe('blocks of the services list', () => {
  it('are hero, guarantee, how it works, the grid and the band', () => {
    const headings = sectionsOf(page).map((section) => textOf(one(section, 'h1, h2')));
    expect(headings).toHaveLength(5);
    expect(headings[2]).toMatch(/^how it works$/i);
    expect(headings[4]).toBe('Ready to Get Started?');
  });

  it('guarantee the warranty, the price, the technicians and the cover', () => {
    const guarantee = sectionsOf(page)[1];
    expect(guarantee ? cardTitles(guarantee) : []).toEqual([
      '12-month warranty',
      'Clear upfront pricing',
      'Certified technicians',
      'Licensed, bonded and insured',
    ]);
  });

  it('explain how it works in three steps', () => {
    const steps = texts(all(sectionHeaded(page, 'How it works'), 'ol > li'));
    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatch(/call, WhatsApp or online booking/);
    expect(steps[1]).toMatch(/get a quote within minutes/i);
    expect(steps[2]).toMatch(/the fix/i);
  });
});

describe('grid of services', () => {
  const grid =
    one(cardTitled(main, POPULAR_SERVICE).parentNode ?? main, '*').closest('section') ?? main;

  it('has the ten services in order', () => {
    expect(cardTitles(grid)).toEqual(SERVICES.map(({ title }) => title));
  });

  it.each(SERVICES)('shows $title with all its parts', ({ slug, title, price }) => {
    const card = cardTitled(grid, title);
    const features = texts(all(card, 'ul > li'));
    expect(all(card, 'svg').length).toBeGreaterThan(0);
    expect(textOf(one(card, 'h3 + p'))).toMatch(/\S{3,}.*\.$/);
    expect(features).toHaveLength(5);
    expect(new Set(features).size).toBe(5);
    expect(shownPrice(card)).toBe(price);
    expect(linksIn(card).map(({ href }) => href)).toEqual([`/services/${slug}`]);
    expect(linksIn(card)[0]?.text).toMatch(/^Learn More/);
  });

  it('names the installation features of the specification', () => {
    const features = texts(all(cardTitled(grid, POPULAR_SERVICE), 'ul > li'));
    const wanted = [
      /custom design consultation/i,
      /high-quality materials/i,
      /professional installation/i,
      /residential and commercial solutions/i,
      /warranty included/i,
    ];
    expect(wanted.filter((line, index) => !line.test(features[index] ?? ''))).toEqual([]);
  });

  it('has exactly one "Most Popular" badge, on new installations', () => {
    const badges = textOf(main).split('Most Popular').length - 1;
    expect(badges).toBe(1);
    expect(textOf(cardTitled(grid, POPULAR_SERVICE))).toContain('Most Popular');
  });
});
