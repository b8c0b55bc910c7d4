import { describe, expect, it } from 'vitest';
import {
  areas,
  asFigure,
  business,
  page as copyOf,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  headingsOf,
  heroOf,
  linksIn,
  mainOf,
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
      copy.benefits.heading,
      copy.findYourArea.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  const list = sectionHeaded(page, copy.list.heading);

  it('has a card for every town with how soon someone comes and its streets, which leads to its page', () => {
    expect(all(list, 'li').flatMap(linksIn)).toEqual(
      areas().map(({ slug, name, responseTime, neighborhoods }) => ({
        text: [name, asFigure(responseTime), neighborhoods.join(', ')].join(
          ' ',
        ),
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
    expect(textsOf(list, '[role="button"]')).toEqual(
      hasMore ? ['View All Areas'] : [],
    );
  });
});

describe('the map of all towns', () => {
  const onMap = all(heroOf(page), 'svg a');
  const mapped = areas().filter(({ location }) => location !== undefined);

  it('links every town whose place is known, for mouse and finger: Tab finds the list', () => {
    expect(onMap.map((link) => attribute(link, 'tabindex'))).toEqual(
      onMap.map(() => '-1'),
    );
    expect(onMap.map((link) => attribute(link, 'href'))).toEqual(
      mapped.map(({ slug }) => `/service-areas/${slug}`),
    );
  });

  it('names them', () => {
    expect(textsOf(heroOf(page), 'svg text')).toEqual(
      expect.arrayContaining(mapped.map(({ name }) => name)),
    );
  });

  it('says whose outlines it shows', () => {
    expect(textOf(mainOf(page))).toContain('Boundaries: NJ Office of GIS');
  });
});
