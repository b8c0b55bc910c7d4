import { describe, expect, it } from 'vitest';
import { monthInWords } from '~/lib/formats';
import {
  business,
  page as copyOf,
  priceOf,
  services,
  testimonials,
} from '../../helpers/content.ts';
import { pageAt } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  headingsOf,
  hrefsIn,
  linksIn,
  one,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const home = pageAt('/');
const copy = copyOf('home');
const reviews = testimonials();

describe('the home page', () => {
  it('has its blocks in order', () => {
    expect(headingsOf(home)).toEqual([
      copy.hero.title,
      copyOf('shared').whatsWrong.heading,
      copy.whyChoose.heading,
      copy.services.heading,
      ...(reviews.length > 0 ? [copy.testimonials.heading] : []),
      copyOf('shared').ready.heading,
    ]);
  });

  const list = sectionHeaded(home, copy.services.heading);

  it('shows every service with its picture, title and price', () => {
    const cards = all(list, 'a:has(img)').flatMap((card) => ({
      text: textsOf(card, 'span')[0],
      href: attribute(card, 'href'),
    }));
    expect(cards).toEqual(
      services().map((service) => ({
        text: `${service.title} Starting at ${priceOf(service)} Learn more`,
        href: `/services/${service.slug}`,
      })),
    );
  });

  it('counts them in a carousel when there are more than a grid holds', () => {
    const { length: count } = services();
    const slides = services().map(
      (_, index) => `${String(index + 1)} of ${String(count)}`,
    );
    expect(
      attributesOf(list, '[aria-roledescription="slide"]', 'aria-label'),
    ).toEqual(count > business().limits.homeGridMaximum ? slides : []);
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
    expect(cards.map(textOf)).toEqual(
      reviews.map(({ text, name, location, service, month, source }) =>
        [
          `“${text}”`,
          `${name}, ${location}`,
          [month && monthInWords(month), source].filter(Boolean).join(', '),
          titles.get(service),
        ]
          .filter(Boolean)
          .join(' '),
      ),
    );
  });

  it('lead to their service', () => {
    expect(cards.map(hrefsIn)).toEqual(
      reviews.map(({ service }) => [`/services/${service}`]),
    );
  });

  it('show no picture, which would look like that of the customer', () => {
    expect(cards.flatMap((card) => all(card, 'img'))).toEqual([]);
  });
});

it('each reason to choose the company leads on in one link', () => {
  const section = sectionHeaded(home, copy.whyChoose.heading);
  expect(linksIn(section).map(({ text }) => text)).toEqual(
    copy.whyChoose.cards.map(({ title, text, proof }) =>
      [title, proof?.figure, text].filter(Boolean).join(' '),
    ),
  );
});
