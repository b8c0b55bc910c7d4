import { describe, expect, it } from 'vitest';
import { cardTitled, cardTitles } from '../../helpers/cards.ts';
import { all, linksIn, one, textOf, texts } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { heroOf, mainOf, sectionHeaded } from '../../helpers/regions.ts';
import { ABOUT } from '../../helpers/site-paths.ts';
import { PHONE_LINK } from '../../helpers/specification.ts';

const page = pageAt(ABOUT);
const main = mainOf(page);

describe('about', () => {
  it('has a hero with a call button', () => {
    expect(linksIn(heroOf(page)).map(({ href }) => href)).toEqual([PHONE_LINK]);
  });

  it('tells the founder story and the mission under "Why Easy Open"', () => {
    const story = sectionHeaded(page, 'Why Easy Open');
    expect(textOf(story)).toMatch(/founder/i);
    expect(cardTitles(story).join()).toMatch(/mission/i);
    expect(all(story, 'p').length).toBeGreaterThanOrEqual(2);
  });

  it('has the four core values in order, each with a text', () => {
    const values = sectionHeaded(page, 'Our Core Values');
    expect(cardTitles(values).map((title) => title.toLowerCase().replace('-', ' '))).toEqual([
      'customer first',
      'reliability',
      'honest & transparent',
      'expert craftsmanship',
    ]);
    expect(texts(all(values, 'li p')).filter((text) => text.length > 40)).toHaveLength(4);
  });
});

describe('highlights of the about page', () => {
  it('are three', () => {
    const list = cardTitled(main, '500+ Happy Customers').parentNode ?? main;
    expect(cardTitles(list)).toEqual([
      '500+ Happy Customers',
      '#1 Trusted Local Experts',
      '24/7 Emergency Support',
    ]);
  });

  it('count 500+ happy customers', () => {
    expect(textOf(cardTitled(main, '500+ Happy Customers'))).toMatch(/^500\+ Happy Customers/);
  });

  it('name trusted local experts, rated #1 in Bergen County', () => {
    expect(textOf(cardTitled(main, '#1 Trusted Local Experts'))).toMatch(
      /rated #1 in Bergen County/i,
    );
  });

  it('offer emergency support as a call link', () => {
    const card = cardTitled(main, '24/7 Emergency Support');
    expect(linksIn(card).map(({ href }) => href)).toEqual([PHONE_LINK]);
    expect(textOf(one(card, 'h3'))).toBe('24/7 Emergency Support');
  });
});
