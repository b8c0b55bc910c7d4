import { describe, expect, it } from 'vitest';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
import { servicePath } from '../../../src/lib/urls.ts';
import {
  areas,
  business,
  page as copyOf,
  phoneLink,
  testimonials,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attributesOf,
  headingsOf,
  heroOf,
  hrefsIn,
  linksIn,
  mainOf,
  one,
  pricesIn,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const page = pageAt('/service-areas');
const copy = copyOf('service-areas');
const { visibleAreas } = business().limits;

describe('the list of towns', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      copy.hero.title,
      copy.list.heading,
      copy.findYourArea.heading,
      copy.benefits.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a hero with the map, a description and a call', () => {
    const { description, callLabel } = copy.hero;
    const hero = heroOf(page);
    expect(all(hero, 'picture')).toEqual([]);
    expect(textOf(one(hero, 'h1 + p'))).toBe(description);
    expect(all(hero, 'p').flatMap(linksIn)).toEqual([
      { text: `${callLabel} ${business().phone}`, href: phoneLink() },
    ]);
  });

  it('has one map', () => {
    const { river } = copy.findYourArea.map;
    const words = textsOf(page.root, 'svg text');
    expect(words.filter((text) => text === river)).toHaveLength(1);
  });

  const list = sectionHeaded(page, copy.list.heading);

  it('has a card for every town with how soon someone comes and its streets, which leads to its page', () => {
    const cards = all(list, 'li').flatMap(linksIn);
    expect(cards).toEqual(
      areas().map(({ slug, name, responseTime, neighborhoods }) => ({
        text: [
          name,
          minutesAsFigure(responseTime),
          neighborhoods.join(', '),
        ].join(' '),
        href: `/service-areas/${slug}`,
      })),
    );
  });

  it('says no price on a card, which would be the same on all', () => {
    expect(pricesIn(list)).toEqual([]);
  });

  it('shows only the first towns at first, with a button for the others', () => {
    const isHidden = all(list, 'li').map((card) =>
      card.hasAttribute('data-more'),
    );
    expect(isHidden).toEqual(areas().map((_, index) => index >= visibleAreas));
    const hasMore = areas().length > visibleAreas;
    expect(textsOf(list, 'button')).toEqual(hasMore ? [copy.list.viewAll] : []);
  });

  it('names the benefits', () => {
    const { heading, items } = copy.benefits;
    expect(textsOf(sectionHeaded(page, heading), 'li')).toEqual(
      items.map(({ title, text }) => `${title} ${text}`),
    );
  });

  it('shows a picture beside them', () => {
    const section = sectionHeaded(page, copy.benefits.heading);
    expect(attributesOf(section, 'picture img', 'alt').filter(Boolean)).toEqual(
      [copy.benefits.picture.imageAlt],
    );
  });

  it('quotes the customer who found us reliable, if one did', () => {
    const review = testimonials().find(({ value }) => value === 'reliability');
    const section = sectionHeaded(page, copy.benefits.heading);
    expect(textsOf(section, 'blockquote')).toEqual(
      review ? [`“${review.text}”`] : [],
    );
    expect(hrefsIn(section)).toEqual(
      review ? [servicePath(review.service)] : [],
    );
  });

  it('gives those whose town is not on the map the number to call', () => {
    const { heading, map } = copy.findYourArea;
    const section = sectionHeaded(page, heading);
    expect(all(section, 'div').flatMap(linksIn)).toContainEqual({
      text: `${map.callLabel} ${business().phone}`,
      href: phoneLink(),
    });
  });

  it('says again beside the list what the colors of the map mean, as the hero does', () => {
    const section = sectionHeaded(page, copy.findYourArea.heading);
    const shown = textsOf(section, 'dl > div');
    expect(shown).not.toEqual([]);
    expect(textsOf(heroOf(page), 'dl > div').slice(0, shown.length)).toEqual(
      shown.map((row) => row.replace(/^(.* min) (.*)/, '$2 $1')),
    );
  });

  it('leads to each town from the map, where its place is known, and from its card', () => {
    const links = hrefsIn(mainOf(page));
    const found = areas().map(({ slug }) => {
      const path = `/service-areas/${slug}`;
      return { path, count: links.filter((href) => href === path).length };
    });
    expect(found).toEqual(
      areas().map(({ slug, location }) => ({
        path: `/service-areas/${slug}`,
        count: location ? 2 : 1,
      })),
    );
  });

  it('says how far beyond its towns the company comes, and how soon', () => {
    const { heading, map, response } = copy.findYourArea;
    const section = sectionHeaded(page, heading);
    expect(textsOf(section, 'h3')).toEqual([map.heading, response.heading]);
    expect(textsOf(section, 'h3 + p')).toEqual([map.text, response.text]);
  });
});
