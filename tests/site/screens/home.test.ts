import { describe, expect, it } from 'vitest';
import {
  business,
  page as copyOf,
  phoneLink,
  services,
  testimonials,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import { monthInWords } from '~/lib/formats';
import {
  all,
  attribute,
  attributesOf,
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

const home = pageAt('/');
const copy = copyOf('home');
const { phone, limits } = business();
const calls = phoneLink();

/** Where the name of a place in the copy leads. */
const pathOf = (place: string): string =>
  new Map([
    ['home', '/'],
    ['areas', '/service-areas'],
    ['services#guarantee', '/services#guarantee'],
  ]).get(place) ?? `/${place.replace('service:', 'services/')}`;

describe('home', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(home)).toEqual([
      copy.hero.title,
      copyOf('shared').whatsWrong.heading,
      copy.whyChoose.heading,
      copy.services.heading,
      ...(testimonials().length > 0 ? [copy.testimonials.heading] : []),
      copyOf('shared').ready.heading,
    ]);
  });

  it('has a hero with tagline, picture, two buttons that dial, and whom it serves', () => {
    const hero = heroOf(home);
    expect(textOf(hero)).toContain(copy.hero.description);
    expect(textOf(hero)).toContain(copy.hero.serving);
    expect(attributesOf(hero, 'picture img', 'alt')).toEqual([copy.hero.imageAlt]);
    expect(linksIn(hero)).toEqual([
      { text: copy.hero.estimateLabel, href: calls },
      { text: `${copy.hero.callLabel} ${phone}`, href: calls },
    ]);
  });

  it('gives reasons to choose the firm, each a link with a sentence', () => {
    expect(linksIn(sectionHeaded(home, copy.whyChoose.heading))).toEqual(
      copy.whyChoose.cards.map(({ title, text, link }) => ({
        text: `${title} ${text}`,
        href: pathOf(link),
      })),
    );
  });

  it('shows every service with picture, title and price, and leads to all', () => {
    const section = sectionHeaded(home, copy.services.heading);
    expect(linksIn(section)).toEqual([
      ...services().map(({ slug, title, price }) => ({
        text: `${title} ${price} ${copy.services.learnMore}`,
        href: `/services/${slug}`,
      })),
      { text: copy.services.viewAll, href: '/services' },
    ]);
    expect(all(section, 'a img')).toHaveLength(services().length);
  });

  it('shows them in a labeled carousel, counted, when there are more than fit a grid', () => {
    const carousels = all(mainOf(home), '[aria-roledescription="carousel"]');
    const many = services().length > limits.homeGridMaximum;
    expect(carousels.map((carousel) => attribute(carousel, 'aria-label'))).toEqual(
      many ? [copy.services.carouselLabel] : [],
    );
    for (const carousel of carousels) {
      const count = String(services().length);
      expect(attributesOf(carousel, '[aria-roledescription="slide"]', 'aria-label')).toEqual(
        services().map((_, index) => `${String(index + 1)} of ${count}`),
      );
    }
  });

  it('shows every review with its stars, and leads to its service', () => {
    const reviews = testimonials();
    if (reviews.length === 0) return;
    const cards = all(sectionHeaded(home, copy.testimonials.heading), 'li');
    const titles = new Map(services().map(({ slug, title }) => [slug, title]));
    expect(
      cards.map((card) => [
        attribute(one(card, '[role="img"]'), 'aria-label'),
        all(card, '[role="img"] svg').length,
        textsOf(card, 'p'),
        hrefsIn(card),
      ]),
    ).toEqual(
      reviews.map(({ rating, text, name, location, service, month, source = '' }) => [
        `${String(rating)} of 5 stars`,
        5,
        [
          `“${text}”`,
          `${name}, ${location}`,
          ...(month === undefined ? [] : [`${monthInWords(month)}, ${source}`]),
          titles.get(service),
        ],
        [`/services/${service}`],
      ]),
    );
  });
});
