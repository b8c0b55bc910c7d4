import { describe, expect, it } from 'vitest';
import { all, attribute, linkNamed, linksIn, one, textOf } from '../../helpers/elements.ts';
import { pageAt } from '../../helpers/built-pages.ts';
import { blockHeadings, heroOf, mainOf, sectionHeaded, sectionsOf } from '../../helpers/regions.ts';
import { HOME } from '../../helpers/site-paths.ts';
import { AREAS, PHONE, PHONE_LINK, SERVICES } from '../../helpers/specification.ts';

const home = pageAt(HOME);

describe('home', () => {
  it('has its blocks in order: hero, why-choose, services, testimonials, band', () => {
    const [whyChoose, ...others] = blockHeadings(home);
    expect(sectionsOf(home)[0]).toBe(heroOf(home));
    expect(linksIn(sectionHeaded(home, whyChoose ?? ''))[0]?.text).toMatch(
      /^Expert Garage Repairs/,
    );
    expect(others).toEqual([
      'Our Garage Services',
      'What Our Customers Say',
      'Ready to Get Started?',
    ]);
  });
});

describe('hero of the home page', () => {
  const hero = heroOf(home);

  it('has a title about garage repair in Tenafly, NJ', () => {
    expect(textOf(one(hero, 'h1'))).toMatch(/garage.*repair.*Tenafly, NJ/i);
  });

  it('has a tagline from broken springs to opener malfunctions', () => {
    expect(textOf(hero)).toMatch(/from broken springs to opener malfunctions/i);
  });

  it('has "Get My Free Estimate" and a phone-number button, which both dial', () => {
    const [estimate, phone] = linksIn(hero);
    expect(estimate).toEqual({ text: 'Get My Free Estimate', href: PHONE_LINK });
    expect(phone?.href).toBe(PHONE_LINK);
    expect(phone?.text).toContain(PHONE);
    expect(linksIn(hero)).toHaveLength(2);
  });

  it('says that it serves Tenafly with 24/7 emergency repairs', () => {
    expect(textOf(hero)).toMatch(/serving Tenafly with 24\/7 emergency repairs/i);
  });

  it('has a picture', () => {
    expect(all(hero, 'picture img')).toHaveLength(1);
  });
});

describe('why-choose cards', () => {
  const section = sectionHeaded(home, blockHeadings(home)[0] ?? '');

  it.each([
    ['Expert Garage Repairs', '/services'],
    ['New Garage Installations', '/services/new-garage-door-installations'],
    ['Guaranteed Workmanship', '/about'],
    ['Same-Day Garage Service', '/services/fast-response-stuck-nonfunctioning-doors'],
    ['Local Service Areas', '/service-areas'],
    ['Easy Booking & Support', '/contact'],
  ])('%s leads to %s', (title, href) => {
    expect(linkNamed(section, title).href).toBe(href);
  });

  it('are six, each a link with a sentence', () => {
    const cards = linksIn(section);
    expect(cards).toHaveLength(6);
    expect(cards.filter(({ text }) => !text.endsWith('.'))).toEqual([]);
  });
});

describe('"Our Garage Services"', () => {
  const section = sectionHeaded(home, 'Our Garage Services');
  const carousel = one(mainOf(home), '[aria-roledescription="carousel"]');
  const slides = all(carousel, '[aria-roledescription="slide"]');

  it('is a carousel labelled "Garage services carousel", since there are more than four', () => {
    expect(attribute(carousel, 'aria-label')).toBe('Garage services carousel');
    expect(all(section, '[aria-roledescription="carousel"]')).toHaveLength(1);
  });

  it('has a slide for each of the ten services, counted for assistive technology', () => {
    expect(slides.map((slide) => linksIn(slide).map(({ href }) => href))).toEqual(
      SERVICES.map(({ slug }) => [`/services/${slug}`]),
    );
    expect(slides.map((slide) => attribute(slide, 'aria-label'))).toEqual(
      SERVICES.map((_, index) => `${String(index + 1)} of 10`),
    );
  });

  it.each(SERVICES)('shows image, title and "Learn more" for $title', ({ slug, title }) => {
    const slide = slides.find((element) => linksIn(element)[0]?.href === `/services/${slug}`);
    const text = slide ? textOf(slide) : '';
    expect(text.startsWith(title)).toBe(true);
    expect(text).toMatch(/Learn more$/);
    expect(slide ? all(slide, 'a img') : []).toHaveLength(1);
  });

  it('has a pause and play button first, then previous and next', () => {
    const [first, ...others] = all(carousel, 'button');
    expect(first ? attribute(first, 'aria-label') : '').toMatch(/^(?:Play|Pause)/);
    expect(others.map((button) => attribute(button, 'aria-label').split(' ')[0])).toEqual([
      'Previous',
      'Next',
    ]);
  });

  it('has "View All Services", which leads to /services', () => {
    expect(linkNamed(section, 'View All Services').href).toBe('/services');
  });
});

describe('"What Our Customers Say"', () => {
  const cards = all(sectionHeaded(home, 'What Our Customers Say'), 'li');

  it('has four reviews, each one link to the service it is about', () => {
    const wrong = cards.filter((card) => {
      const [link, ...others] = linksIn(card);
      const service = SERVICES.find(({ slug }) => link?.href === `/services/${slug}`);
      return others.length > 0 || !service || !link?.text.endsWith(service.title);
    });
    expect(cards).toHaveLength(4);
    expect(wrong.map(textOf)).toEqual([]);
  });

  it('are each rated five of five', () => {
    const ratings = cards.map((card) => attribute(one(card, '[role="img"]'), 'aria-label'));
    expect(ratings).toEqual(Array<string>(4).fill('5 of 5 stars'));
    expect(cards.map((card) => all(card, '[role="img"] svg').length)).toEqual([5, 5, 5, 5]);
  });

  it('have a quoted text, a name and one of the towns', () => {
    const towns = AREAS.map(({ name }) => name).join('|');
    const review = new RegExp(`“[^”]{40,}” \\S.*, (?:${towns}) `);
    expect(cards.map(textOf).filter((text) => !review.test(text))).toEqual([]);
  });
});
