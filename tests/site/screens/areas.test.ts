import { describe, expect, it } from 'vitest';
import { areas, business, page as copyOf, phoneLink, services } from '../../helpers/content.ts';
import { areaPages, expectOnEach, pageAt, type Page } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headingsOf,
  heroOf,
  linksIn,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const { phone, limits } = business();
const calls = phoneLink();
const { ready } = copyOf('shared');

describe('the list of towns', () => {
  const page = pageAt('/service-areas');
  const copy = copyOf('service-areas');

  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      copy.hero.title,
      copy.list.heading,
      copy.benefits.heading,
      copy.findYourArea.heading,
      ready.heading,
    ]);
  });

  it('has a hero with a picture, a description and a call', () => {
    const hero = heroOf(page);
    expect(attributesOf(hero, 'picture img', 'alt')).toEqual([copy.hero.imageAlt]);
    expect(textOf(one(hero, 'h1 + p'))).toBe(copy.hero.description);
    expect(linksIn(hero)).toEqual([{ text: `${copy.hero.callLabel} ${phone}`, href: calls }]);
  });

  it('has a card for every town, which leads to its page; only the first show at first', () => {
    const cards = all(sectionHeaded(page, copy.list.heading), 'li');
    expect(
      cards.map((card) => ({ links: linksIn(card), waits: card.hasAttribute('data-more') })),
    ).toEqual(
      areas().map(({ slug, name, responseTime, neighborhoods }, index) => ({
        links: [
          {
            text: `${name} ${responseTime} ${neighborhoods.join(', ')}`,
            href: `/service-areas/${slug}`,
          },
        ],
        waits: index >= limits.visibleAreas,
      })),
    );
    const buttons = textsOf(sectionHeaded(page, copy.list.heading), 'button');
    expect(buttons).toEqual(areas().length > limits.visibleAreas ? [copy.list.viewAll] : []);
  });

  it('names the benefits, and the towns by response time', () => {
    const { benefits, findYourArea } = copy;
    expect(textsOf(sectionHeaded(page, benefits.heading), 'li')).toEqual(
      benefits.items.map(({ title, text }) => `${title} ${text}`),
    );
    const section = sectionHeaded(page, findYourArea.heading);
    expect(textsOf(section, 'h3')).toEqual([
      findYourArea.map.heading,
      findYourArea.response.heading,
    ]);
    const byTime = Map.groupBy(areas(), ({ responseTime }) => responseTime);
    expect([textsOf(section, 'dt'), textsOf(section, 'dd')]).toEqual([
      [...byTime.keys()],
      [...byTime.values()].map((towns) => towns.map(({ name }) => name).join(', ')),
    ]);
  });
});

describe('the page of a town', () => {
  const copy = copyOf('area');
  const offeringsOf = (page: Page) => sectionHeaded(page, copy.offerings.heading);

  it('has a hero with title, description and a call', () => {
    expectOnEach(
      areaPages,
      (page) => [
        textOf(one(heroOf(page), 'h1')),
        textOf(one(heroOf(page), 'h1 + p')),
        linksIn(heroOf(page)).at(-1),
      ],
      ({ area }) => [
        area.title,
        area.description,
        { text: `${copy.callLabel} ${phone}`, href: calls },
      ],
    );
  });

  it('has a chip for each kind of service there is, with its count, and all at first', () => {
    const { legend, chips } = copy.offerings;
    const { all: everything, ...kinds } = chips;
    const counts = Object.entries(kinds).map(([kind, label]) => {
      const count = services().filter(({ category }) => category === kind).length;
      return [label, count] as const;
    });
    const shown = [[everything, services().length] as const, ...counts]
      .filter(([, count]) => count > 0)
      .map(([label, count]) => `${label} ${String(count)}`);
    expectOnEach(
      areaPages,
      (page) => {
        const choice = one(offeringsOf(page), 'fieldset');
        const inputs = all(choice, 'label input[type="radio"]');
        return [
          textOf(one(choice, 'legend')),
          textsOf(choice, 'label'),
          inputs.map((input) => input.hasAttribute('checked')),
          new Set(inputs.map((input) => attribute(input, 'name'))).size,
        ];
      },
      () => [legend, shown, shown.map((_, index) => index === 0), 1],
    );
  });

  it('has every service in its category, which leads to the service in this town', () => {
    const { learnMore, popular } = copy.offerings;
    expectOnEach(
      areaPages,
      (page) =>
        all(offeringsOf(page), 'li[data-category]').map((card) => [
          textOf(one(card, 'h3')),
          attribute(card, 'data-category'),
          linksIn(card),
          /Starting at \$\d+/.exec(textOf(card))?.[0],
          textOf(card).includes(popular),
        ]),
      ({ area }) =>
        services().map((service) => [
          service.title,
          service.category ?? 'other',
          [
            {
              text: `${learnMore}: ${service.title}`,
              href: `/services/${service.slug}-in-${area.slug}`,
            },
          ],
          service.price,
          service.popular ?? false,
        ]),
    );
  });

  it('shows response time, coverage and the four streets', () => {
    expectOnEach(
      areaPages,
      (page, { area }) =>
        [area.responseTime, area.coverage, area.neighborhoods.join(', ')].filter(
          (fact) => !textsOf(page.root, 'aside dd').includes(fact),
        ),
      () => [],
    );
  });

  it('says why to choose the firm, with a box that dials the number it shows', () => {
    const { heading, reasons, callHeading, callLabel } = copy.whyChoose;
    expectOnEach(
      areaPages,
      (page) => {
        const section = sectionHeaded(page, heading);
        return [textOf(one(section, 'h2')), textsOf(section, 'h3'), linksIn(section)];
      },
      ({ area }) => [
        `${heading} ${area.name}`,
        [...reasons.map(({ title }) => title), `${callHeading} ${area.name}?`],
        [{ text: `${callLabel} ${phone}`, href: calls }],
      ],
    );
  });
});
