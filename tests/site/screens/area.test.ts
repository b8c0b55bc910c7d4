import { describe, it } from 'vitest';
import {
  business,
  page as copyOf,
  phoneLink,
  priceOf,
  services,
} from '../../helpers/content.ts';
import { areaPages, expectOnEach, type Page } from '../../helpers/dist.ts';
import {
  all,
  attribute,
  heroOf,
  linksIn,
  mainOf,
  one,
  pricesIn,
  sectionHeaded,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';

const copy = copyOf('area');
const call = { text: `Call ${business().phone}`, href: phoneLink() };

const offeringsOf = (page: Page) => sectionHeaded(page, copy.offerings.heading);

describe('the page of a town', () => {
  it('has a hero with title, description and a call', () => {
    expectOnEach(
      areaPages,
      (page) => ({
        title: textOf(one(heroOf(page), 'h1')),
        description: textOf(one(heroOf(page), 'p')),
        call: linksIn(heroOf(page)).findLast(
          ({ href }) => href === phoneLink(),
        ),
      }),
      ({ area }) => ({
        title: area.title,
        description: area.description,
        call,
      }),
    );
  });

  it('has a chip for all services and for each kind that there is, with its count', () => {
    const kinds = ['Installation', 'Repair', 'Maintenance', 'Emergency'];
    const chips = kinds.map((label) => ({
      label,
      count: services().filter(
        ({ category }) => category === label.toLowerCase(),
      ).length,
    }));
    const shown = [
      { label: 'All Services', count: services().length },
      ...chips,
    ]
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => `${label} ${String(count)}`);
    expectOnEach(
      areaPages,
      (page) => textsOf(one(offeringsOf(page), 'fieldset'), 'label'),
      () => shown,
    );
  });

  it('lets one chip be chosen, and shows all services at first', () => {
    expectOnEach(
      areaPages,
      (page) => {
        const chips = all(offeringsOf(page), 'fieldset input[type="radio"]');
        return {
          names: new Set(chips.map((chip) => attribute(chip, 'name'))).size,
          chosen: chips.flatMap((chip, index) =>
            chip.hasAttribute('checked') ? index : [],
          ),
        };
      },
      () => ({ names: 1, chosen: [0] }),
    );
  });

  it('has every service in its category, which leads to the service in this town', () => {
    expectOnEach(
      areaPages,
      (page) =>
        all(offeringsOf(page), 'li[data-category]').map((card) => ({
          title: textOf(one(card, 'h3')),
          category: attribute(card, 'data-category'),
          links: linksIn(card),
          prices: pricesIn(card),
          isPopular: textsOf(card, 'p').includes('Most Popular'),
        })),
      ({ area }) =>
        services().map((service) => ({
          title: service.title,
          category: service.category ?? 'other',
          links: [
            {
              text: `Learn More: ${service.title}`,
              href: `/services/${service.slug}-in-${area.slug}`,
            },
          ],
          prices: [priceOf(service)],
          isPopular: service.popular ?? false,
        })),
    );
  });

  it('says why to choose the company, with a box that dials the number it shows', () => {
    const { heading, reasons, callHeading } = copy.whyChoose;
    expectOnEach(
      areaPages,
      (page) => {
        const section = sectionHeaded(page, heading);
        return {
          heading: textOf(one(section, 'h2')),
          reasons: textsOf(section, 'h3'),
          links: linksIn(section),
        };
      },
      ({ area }) => ({
        heading: `${heading} ${area.name}`,
        reasons: [
          ...reasons.map(({ title }) => title),
          `${callHeading} ${area.name}?`,
        ],
        links: [call],
      }),
    );
  });

  it('has amber calls at its head and its end alone', () => {
    expectOnEach(
      areaPages,
      (page) => {
        const calls = all(mainOf(page), 'a.call');
        return {
          inHero: all(heroOf(page), 'a.call').length,
          atEnd: calls.filter((one) => one.closest('.last-call')).length,
          count: calls.length,
        };
      },
      () => ({ inHero: 1, atEnd: 1, count: 2 }),
    );
  });
});
