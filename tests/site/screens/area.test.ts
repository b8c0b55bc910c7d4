import { describe, expect, it } from 'vitest';
import { monthInWords } from '../../../src/lib/formats.ts';
import {
  business,
  page as copyOf,
  phoneLink,
  services,
  testimonials,
} from '../../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  pageAt,
  type Page,
} from '../../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
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
const { phone } = business();

const offeringsOf = (page: Page) => sectionHeaded(page, copy.offerings.heading);

describe('the page of a town', () => {
  it('has a hero with title, description and a call', () => {
    expectOnEach(
      areaPages,
      (page) => ({
        title: textOf(one(heroOf(page), 'h1')),
        description: textOf(one(heroOf(page), 'h1 + p')),
        call: linksIn(heroOf(page)).findLast(
          ({ href }) => href === phoneLink(),
        ),
      }),
      ({ area }) => ({
        title: area.title,
        description: area.description,
        call: { text: `${copy.callLabel} ${phone}`, href: phoneLink() },
      }),
    );
  });

  it('has a chip for all services and for each kind that there is, with its count', () => {
    const { all: allLabel, ...kinds } = copy.offerings.chips;
    const chips = Object.entries(kinds).map(([kind, label]) => ({
      label,
      count: services().filter(({ category }) => category === kind).length,
    }));
    const shown = [{ label: allLabel, count: services().length }, ...chips]
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
        const fieldset = one(offeringsOf(page), 'fieldset');
        const chips = all(fieldset, 'label input[type="radio"]');
        return {
          legend: textOf(one(fieldset, 'legend')),
          names: new Set(chips.map((chip) => attribute(chip, 'name'))).size,
          chosen: chips.flatMap((chip, index) =>
            chip.hasAttribute('checked') ? index : [],
          ),
        };
      },
      () => ({ legend: copy.offerings.legend, names: 1, chosen: [0] }),
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
          isPopular: textsOf(card, 'p').includes(copy.offerings.popular),
        })),
      ({ area }) =>
        services().map(
          ({ slug, title, category = 'other', price, popular = false }) => ({
            title,
            category,
            links: [
              {
                text: `${copy.offerings.learnMore}: ${title}`,
                href: `/services/${slug}-in-${area.slug}`,
              },
            ],
            prices: pricesIn(price),
            isPopular: popular,
          }),
        ),
    );
  });

  it('shows the start of its text beside its picture, and folds the rest', () => {
    const isLong = (body: string) => (body.match(/^## /gm) ?? []).length > 1;
    expectOnEach(
      areaPages.filter(({ area }) => isLong(area.body)),
      (page) => {
        const story = one(mainOf(page), '.py-section:has(#glance)');
        const paragraphs = all(story, '.prose > p');
        const folded = paragraphs.filter((line) => line.closest('details'));
        return {
          folds: all(story, 'details').map((fold) => ({
            label: textOf(one(fold, 'summary')),
            isOpen: fold.hasAttribute('open'),
          })),
          shown: paragraphs.length - folded.length,
          pictures: attributesOf(story, 'img', 'alt'),
        };
      },
      ({ area }) => ({
        folds: [{ label: `${copy.readOn} ${area.name}`, isOpen: false }],
        shown: 1,
        pictures: [area.imageAlt],
      }),
    );
  });

  it('has a card with its facts and a call', () => {
    expectOnEach(
      areaPages,
      (page) => linksIn(one(mainOf(page), 'aside[aria-labelledby="glance"]')),
      () => [{ text: `${copy.callLabel} ${phone}`, href: phoneLink() }],
    );
  });

  it('says why to choose the company', () => {
    const { heading, reasons, callHeading } = copy.whyChoose;
    expectOnEach(
      areaPages,
      (page) => ({
        heading: textOf(one(sectionHeaded(page, heading), 'h2')),
        reasons: textsOf(sectionHeaded(page, heading), 'h3'),
      }),
      ({ area }) => ({
        heading: `${heading} ${area.name}`,
        reasons: [
          ...reasons.map(({ title }) => title),
          `${callHeading} ${area.name}?`,
        ],
      }),
    );
  });

  it('quotes a customer from there beside the call, where one wrote and no job quotes them', () => {
    const { heading } = copy.whyChoose;
    for (const { path, area } of areaPages) {
      const page = pageAt(path);
      const quoted = textsOf(
        sectionHeaded(page, heading),
        'blockquote, figcaption',
      );
      const ofJobs = textsOf(mainOf(page), 'article blockquote > p');
      const fromHere = testimonials().filter(
        ({ location, text }) =>
          location === area.name && !ofJobs.includes(`“${text}”`),
      );
      const [review] = fromHere;
      if (!review) continue;
      const { text, name, location, month, source = '' } = review;
      const who = `${name}, ${location}`;
      // Only those of real customers have a month.
      expect(quoted, path).toEqual([
        `“${text}”`,
        month === undefined ? who : `${who} ${monthInWords(month)}, ${source}`,
      ]);
    }
  });

  it('has amber calls at its head and its end alone, since the header is amber between them', () => {
    expectOnEach(
      areaPages,
      (page) => {
        const calls = all(mainOf(page), 'a.call');
        return {
          inHero: all(heroOf(page), 'a.call').length,
          atEnd: calls.filter((call) => call.closest('.last-call')).length,
          count: calls.length,
        };
      },
      () => ({ inHero: 1, atEnd: 1, count: 2 }),
    );
  });

  it('has a box that dials the number it shows', () => {
    const { heading, callLabel } = copy.whyChoose;
    expectOnEach(
      areaPages,
      (page) => linksIn(sectionHeaded(page, heading)),
      () => [{ text: `${callLabel} ${phone}`, href: phoneLink() }],
    );
  });
});
