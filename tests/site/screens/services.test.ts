import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  business,
  localHeadlines,
  page as copyOf,
  phoneLink,
  services,
} from '../../helpers/content.ts';
import {
  expectNoFaults,
  expectOnEach,
  pageAt,
  servicePages,
  type Page,
} from '../../helpers/dist.ts';
import {
  all,
  attributesOf,
  headingsOf,
  heroOf,
  linksIn,
  mainOf,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

/** List items with a heading of their own. */
const cardsIn = (section: HTMLElement) =>
  all(section, 'li').filter((item) => all(item, 'h3').length > 0);

const { phone } = business();
const calls = phoneLink();
const popular = services().find((service) => service.popular);

describe('the list of services', () => {
  const page = pageAt('/services');
  const copy = copyOf('services');

  it('has its blocks in order', () => {
    expect(headingsOf(page)).toEqual([
      copy.hero.title,
      copyOf('shared').whatsWrong.heading,
      copy.guarantee.heading,
      copy.howItWorks.heading,
      copy.list.heading,
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a hero with a picture, a description and a call', () => {
    const hero = heroOf(page);
    expect(attributesOf(hero, 'picture img', 'alt')).toEqual([copy.hero.imageAlt]);
    expect(textOf(one(hero, 'h1 + p'))).toBe(copy.hero.description);
    expect(linksIn(hero)).toEqual([{ text: `${copy.hero.callLabel} ${phone}`, href: calls }]);
  });

  it('says what the firm guarantees, and how it works', () => {
    const { guarantee, howItWorks } = copy;
    expect(cardsIn(sectionHeaded(page, guarantee.heading)).map(textOf)).toEqual(
      guarantee.items.map(({ title, text }) => `${title} ${text}`),
    );
    expect(textsOf(sectionHeaded(page, howItWorks.heading), 'ol > li')).toEqual(
      howItWorks.steps.map(({ title, text }) => `${title} ${text}`),
    );
  });

  it('shows every service with icon, features, price and link, and which one is popular', () => {
    const cards = cardsIn(sectionHeaded(page, copy.list.heading));
    expect(
      cards.map((card) => ({
        title: textOf(one(card, 'h3')),
        icons: all(card, 'svg').length,
        description: textOf(one(card, 'p.text-steel')),
        features: textsOf(card, 'li'),
        price: /Starting at \$\d+/.exec(textOf(card))?.[0],
        link: linksIn(card),
        badge: textOf(card).includes(copy.list.popular),
      })),
    ).toEqual(
      services().map(({ slug, title, description, features, price }) => ({
        title,
        icons: 1,
        description,
        features,
        price,
        link: [{ text: `${copy.list.learnMore}: ${title}`, href: `/services/${slug}` }],
        badge: slug === popular?.slug,
      })),
    );
  });
});

describe('the page of a service, on its own and in each town', () => {
  const copy = copyOf('service');

  it('is headed by the service, and the town', () => {
    expectOnEach(
      servicePages,
      (page) => textOf(one(mainOf(page), 'h1')),
      ({ service, area }) => (area ? `${service.title} in ${area.name}` : service.title),
    );
  });

  it('has a hero with icon, price and a call', () => {
    expectOnEach(
      servicePages,
      (page) => [
        all(heroOf(page), 'svg').some((icon) => !icon.closest('a')),
        textOf(heroOf(page)).match(/Starting at \$\d+/g),
        linksIn(heroOf(page)).at(-1),
      ],
      ({ service }) => [true, [service.price], { text: `${copy.callLabel} ${phone}`, href: calls }],
    );
  });

  it('prints no other price than its own', () => {
    expectOnEach(
      servicePages,
      (page) => [...new Set(textOf(mainOf(page)).match(/Starting at \$\d+/g))],
      ({ service }) => [service.price],
    );
  });

  it('describes the service under About on its own page', () => {
    expectOnEach(
      servicePages.filter(({ area }) => !area),
      (page, { service }) => [
        textOf(heroOf(page)).includes(service.description),
        textOf(one(sectionHeaded(page, copy.aboutHeading), 'h2')),
        textOf(one(sectionHeaded(page, copy.aboutHeading), 'h2 + p')),
      ],
      ({ service }) => [
        true,
        `${copy.aboutHeading} ${service.title}`,
        service.fullDescription.replaceAll(/\s+/g, ' ').trim(),
      ],
    );
  });

  it('describes the job in the town on the page of a town, with its streets and response', () => {
    const inTowns = servicePages.flatMap(({ path, service, area }) =>
      area ? [{ path, service, area }] : [],
    );
    expectOnEach(
      inTowns,
      (page, { service, area }) => [
        textOf(one(heroOf(page), 'h1 + p')) === service.description,
        textOf(one(one(page.root, '[aria-labelledby="about"]'), 'h2')) ===
          (localHeadlines().get(`${area.slug}/${service.slug}`) ??
            `${copy.aboutInTownHeading} ${area.name}`),
        [area.responseTime, ...area.neighborhoods].filter(
          (fact) => !textOf(mainOf(page)).includes(fact),
        ),
      ],
      () => [true, true, []],
    );
  });

  const includedIn = (page: Page): string[] => {
    const heading = all(mainOf(page), 'h3').find(
      (element) => textOf(element) === copy.includedHeading,
    );
    const list = heading?.nextElementSibling;
    return list ? textsOf(list, 'li') : [];
  };

  it('lists what is included, beside one picture, all in the block about it', () => {
    expectOnEach(
      servicePages,
      (page) => [
        includedIn(page),
        all(mainOf(page), 'img').length,
        all(one(page.root, '[aria-labelledby="about"]'), 'img').length,
      ],
      ({ service }) => [service.features, 1, 1],
    );
  });

  it('folds each question people ask over its answer, the first open', () => {
    expectOnEach(
      servicePages.filter(({ area }) => !area),
      (page) =>
        all(mainOf(page), 'details').map((fold) => [
          textOf(one(fold, 'summary h3')),
          fold.hasAttribute('open'),
          textOf(fold).length > 2 * textOf(one(fold, 'summary')).length,
        ]),
      ({ service }) =>
        [...service.body.matchAll(/^### (.*\?)$/gm)].map(([, question], index) => [
          question?.replaceAll("'", '’'),
          index === 0,
          true,
        ]),
    );
  });

  it('keeps a place in its heading for a town without a page of its own', () => {
    const own = servicePages.filter(({ area }) => !area).map(({ path }) => pageAt(path));
    expectNoFaults(own, (page) => [
      textsOf(mainOf(page), 'h1 [data-area]').join('|') !== '' && 'not empty',
      all(mainOf(page), 'h1 [data-area=""]').length !== 1 && 'not one place',
    ]);
  });
});
