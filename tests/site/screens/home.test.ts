import { describe, expect, it } from 'vitest';
import { minutesAsFigure, monthInWords } from '~/lib/formats';
import { pathOfTarget } from '~/lib/pages';
import {
  business,
  jobs,
  page as copyOf,
  papersLinks,
  phoneLink,
  services,
  testimonials,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
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
import { drawingOf } from '../../helpers/icons.ts';

const home = pageAt('/');
const copy = copyOf('home');
const { phone, limits } = business();
const reviews = testimonials();
const jobsWithPhoto = jobs().filter(({ image }) => image !== undefined);

describe('the home page', () => {
  it('has its blocks in order', () => {
    const headings = [
      copy.hero.title,
      copyOf('shared').whatsWrong.heading,
      copy.whyChoose.heading,
      jobsWithPhoto.length < 3 ? '' : copyOf('shared').jobs.heading,
      copy.services.heading,
      reviews.length > 0 ? copy.testimonials.heading : '',
      copyOf('shared').ready.heading,
    ];
    expect(headingsOf(home)).toEqual(headings.filter(Boolean));
  });

  it('has a hero with a tagline, a picture and whom it serves', () => {
    const hero = heroOf(home);
    expect(textOf(hero)).toContain(copy.hero.description);
    expect(textOf(hero)).toContain(copy.hero.serving);
    // The door that opens is the same picture again.
    const alts = attributesOf(hero, 'picture img', 'alt');
    expect(alts.filter(Boolean)).toEqual([copy.hero.imageAlt]);
  });

  it('has two buttons in the hero, which dial, and a line of trust that leads to what it means', () => {
    expect(linksIn(heroOf(home))).toEqual([
      { text: `${copy.hero.callLabel} ${phone}`, href: phoneLink() },
      { text: copy.hero.estimateLabel, href: phoneLink() },
      ...papersLinks(),
    ]);
  });

  it('gives reasons to choose the company, each a link with a sentence and the figure that proves it', () => {
    expect(linksIn(sectionHeaded(home, copy.whyChoose.heading))).toEqual(
      copy.whyChoose.cards.map(({ title, text, proof, link }) => ({
        text: [
          title,
          text,
          // A figure is empty when the owner has dropped the claim that it shows.
          proof?.figure && minutesAsFigure(proof.figure),
        ]
          .filter(Boolean)
          .join(' '),
        href: pathOfTarget(link),
      })),
    );
  });

  it('shows every service with its title and price, and leads to all', () => {
    const { learnMore, viewAll } = copy.services;
    const links = services().map(({ slug, title, price }) => ({
      text: `${title} ${price} ${learnMore}`,
      href: `/services/${slug}`,
    }));
    expect(linksIn(sectionHeaded(home, copy.services.heading))).toEqual([
      ...links,
      { text: viewAll, href: '/services' },
    ]);
  });

  it('shows every service with a picture', () => {
    const section = sectionHeaded(home, copy.services.heading);
    expect(all(section, 'a img')).toHaveLength(services().length);
  });

  const hasCarousel = services().length > limits.homeGridMaximum;

  it('shows services in a labeled carousel when there are more than a grid holds', () => {
    expect(
      attributesOf(
        mainOf(home),
        '[aria-roledescription="carousel"]',
        'aria-label',
      ),
    ).toEqual(hasCarousel ? [copy.services.carouselLabel] : []);
  });

  it('counts the slides of the carousel', () => {
    const count = String(services().length);
    const labels = services().map(
      (_, index) => `${String(index + 1)} of ${count}`,
    );
    expect(
      attributesOf(
        mainOf(home),
        '[aria-roledescription="slide"]',
        'aria-label',
      ),
    ).toEqual(hasCarousel ? labels : []);
  });
});

describe('the reviews on the home page', () => {
  const cards =
    reviews.length === 0
      ? []
      : all(sectionHeaded(home, copy.testimonials.heading), 'li');

  it('show as many stars as they have, and say so', () => {
    const ratings = cards.map((card) => ({
      stars: all(card, '[role="img"] svg').length,
      label: attribute(one(card, '[role="img"]'), 'aria-label'),
    }));
    expect(ratings).toEqual(
      reviews.map(({ rating }) => ({
        stars: rating,
        label: `${String(rating)} of 5 stars`,
      })),
    );
  });

  it('show their text, who said it where, and, once real, when and on which site', () => {
    const titles = new Map(services().map(({ slug, title }) => [slug, title]));
    expect(cards.map((card) => textsOf(card, 'p'))).toEqual(
      reviews.map(({ text, name, location, service, month, source = '' }) =>
        [
          `“${text}”`,
          `${name}, ${location}`,
          month === undefined ? undefined : `${monthInWords(month)}, ${source}`,
          titles.get(service),
        ].filter((line) => line !== undefined),
      ),
    );
  });

  it('show the sign of the job, and no picture, which would look like that of the customer', () => {
    const icons = new Map(services().map(({ slug, icon }) => [slug, icon]));
    expect(cards.flatMap((card) => all(card, 'img'))).toEqual([]);
    expect(
      cards.map((card) => one(card, 'svg:not([role] *)').innerHTML),
    ).toEqual(
      reviews.map(({ service }) => drawingOf(icons.get(service) ?? 'wrench')),
    );
  });

  it('lead to their service', () => {
    expect(cards.map(hrefsIn)).toEqual(
      reviews.map(({ service }) => [`/services/${service}`]),
    );
  });
});
