import { describe, expect, it } from 'vitest';
import { minutesAsFigure } from '../../../src/lib/formats.ts';
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
  attribute,
  attributesOf,
  headingsOf,
  heroOf,
  linksIn,
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
      copy.findYourArea.heading,
      copy.list.heading,
      copy.benefits.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a hero with a picture, a description and a call', () => {
    const { imageAlt, description, callLabel } = copy.hero;
    const hero = heroOf(page);
    expect(attributesOf(hero, 'picture img', 'alt')).toEqual([imageAlt]);
    expect(textOf(one(hero, 'h1 + p'))).toBe(description);
    expect(linksIn(hero)).toEqual([
      { text: `${callLabel} ${business().phone}`, href: phoneLink() },
    ]);
  });

  const list = sectionHeaded(page, copy.list.heading);

  it('has a card for every town with its minutes, the price of the hero and its streets, which leads to its page', () => {
    const [from = ''] = pricesIn(heroOf(page));
    const { repairs } = copyOf('shared').callFacts;
    expect(all(list, 'li').flatMap(linksIn)).toEqual(
      areas().map(({ slug, name, responseTime, neighborhoods }) => ({
        text: `${name} ${minutesAsFigure(responseTime)} · ${repairs} ${from} ${neighborhoods.join(', ')}`,
        href: `/service-areas/${slug}`,
      })),
    );
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

  it('quotes the customer who found us reliable, if one did', () => {
    const review = testimonials().find(({ value }) => value === 'reliability');
    expect(
      textsOf(sectionHeaded(page, copy.benefits.heading), 'blockquote'),
    ).toEqual(review ? [`“${review.text}”`] : []);
  });

  it('leads to the towns by response time, the quickest first', () => {
    const { heading, map, response } = copy.findYourArea;
    const section = sectionHeaded(page, heading);
    expect(textsOf(section, 'h3')).toEqual([map.heading, response.heading]);
    const rows = all(section, 'dl > div').map((row) => ({
      time: textOf(one(row, 'dt')),
      // A link holds its town on the map too, which those who see no map do without.
      towns: all(row, 'a').map((link) => ({
        text: link.childNodes.at(0)?.text.trim() ?? '',
        href: attribute(link, 'href'),
      })),
    }));
    const byTime = [...Map.groupBy(areas(), ({ responseTime }) => responseTime)]
      .map(([time, towns]) => ({
        time: minutesAsFigure(time),
        towns: towns.map(({ name, slug }) => ({
          text: name,
          href: `/service-areas/${slug}`,
        })),
      }))
      .toSorted(
        (a, b) => Number.parseInt(a.time, 10) - Number.parseInt(b.time, 10),
      );
    expect(rows).toEqual(byTime);
  });
});
