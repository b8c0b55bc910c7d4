import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  business,
  localTexts,
  page as copyOf,
  phoneLink,
  testimonials,
  type Service,
} from '../../helpers/content.ts';
import {
  expectNoFaults,
  expectOnEach,
  pageAt,
  serviceInTownPages,
  serviceOwnPages,
  servicePages,
  type Page,
} from '../../helpers/dist.ts';
import {
  all,
  attributesOf,
  heroOf,
  linksIn,
  listAfter,
  mainOf,
  one,
  ownPictures,
  textOf,
  textsOf,
} from '../../helpers/dom.ts';
import { pathOfHeading } from '../../helpers/headings.ts';
import { wordsIn } from '../../helpers/words.ts';
import { AT_SHOP, distanceInMiles } from '../../../src/lib/geo/distance.ts';
import { PRICE_LABEL } from '../../../src/schemas/service.ts';

const copy = copyOf('service');

/** The heading of the table in the text of a service: what moves its price. */
const headingOfTable = (body: string) =>
  /^## (.+)\n\n\|/m.exec(body)?.[1]?.trim();

type Style = NonNullable<Service['styles']>[number];

/** What a style does to the price: the same in all of its colors, or in each another thing. */
const notesOf = ({ toPrice = '', finishes = [] }: Style): string =>
  finishes.some((finish) => finish.toPrice !== undefined)
    ? finishes.map((finish) => finish.toPrice ?? toPrice).join(' ')
    : toPrice;

/** A style by its name, with all of its colors: style sheets show the chosen one. */
const pickOf = ({ name, finishes = [] }: Style): string =>
  finishes.length === 0
    ? `${copy.styles.pick} ${name}`
    : `${copy.styles.pick} ${name}, ${finishes.map((finish) => finish.name).join(' ')}`;

/** What the page folds under headings of the Markdown text, which have ids; other questions are the matter of answers.test.ts. */
const foldsOf = (page: Page): HTMLElement[] =>
  all(mainOf(page), '#questions details:has(h3[id])');

/** The part that says what the job is. */
const aboutOf = ({ root }: Page): HTMLElement =>
  one(root, '[aria-labelledby="about"]');

describe('the page of a service, on its own and in each town', () => {
  it('is headed by the service, and the town', () => {
    expectOnEach(
      servicePages,
      (page) => textOf(one(mainOf(page), 'h1')),
      ({ service, area }) =>
        area ? `${service.title} in ${area.name}` : service.title,
    );
  });

  it('has a hero with an icon, the description and a call', () => {
    expectOnEach(
      servicePages,
      (page) => ({
        hasIcon: all(heroOf(page), 'svg').some((icon) => !icon.closest('a')),
        description: textOf(one(heroOf(page), 'h1 + p')),
        call: linksIn(heroOf(page)).findLast(
          ({ href }) => href === phoneLink(),
        ),
      }),
      ({ service }) => ({
        hasIcon: true,
        description: service.description,
        call: {
          text: `${copy.callLabel} ${business().phone}`,
          href: phoneLink(),
        },
      }),
    );
  });

  it('has a hero that says where: in the county, or how far the town is from the shop', () => {
    const { location: shop } = business();
    expectOnEach(
      servicePages,
      (page) => textsOf(heroOf(page), '.frame > p'),
      ({ area }) => {
        if (!area) return [copy.seoPlace];
        if (!area.location) return [];
        const miles = distanceInMiles(shop, area.location);
        return miles < AT_SHOP
          ? [copy.shopIsHere]
          : [`${miles.toFixed(1)} miles ${copy.fromShop}`];
      },
    );
  });

  it('prints no other starting price than its own', () => {
    expectOnEach(
      servicePages,
      (page) => [...new Set(textOf(mainOf(page)).match(/Starting at \$\d+/g))],
      ({ service }) => [service.price],
    );
  });

  it('lists what is included', () => {
    expectOnEach(
      servicePages,
      (page) => textsOf(listAfter(aboutOf(page), copy.includedHeading), 'li'),
      ({ service }) => service.features,
    );
  });

  it('shows its picture at the top, and with what the job is another and the town on the map', () => {
    expectOnEach(
      servicePages,
      (page) => ({
        pictures: ownPictures(page).length,
        top: all(heroOf(page), 'img').length,
        // Besides the job that a customer speaks of.
        beside: all(aboutOf(page), 'img').filter(
          (image) => !image.closest('figure'),
        ).length,
        maps: all(aboutOf(page), 'svg .lit').length,
      }),
      ({ area }) => ({
        pictures: 2,
        top: 1,
        beside: 1,
        maps: area?.location ? 1 : 0,
      }),
    );
  });

  it('quotes a customer of the service whom no job quotes, in a town one from there if there is one, else of another service there', () => {
    for (const { path, service, area } of servicePages) {
      const page = pageAt(path);
      const ofJobs = textsOf(mainOf(page), 'article blockquote > p');
      const reviews = testimonials()
        .map((review) => ({ ...review, quote: `“${review.text}”` }))
        .filter(({ quote }) => !ofJobs.includes(quote));
      const ofService = reviews.filter(
        (review) => review.service === service.slug,
      );
      const fromHere = ({ location }: (typeof reviews)[number]) =>
        location === area?.name;
      const { quote } =
        ofService.find(fromHere) ??
        ofService[0] ??
        reviews.find(fromHere) ??
        {};
      expect(textsOf(aboutOf(page), 'blockquote'), path).toEqual(
        quote === undefined ? [] : [quote],
      );
    }
  });
});

describe('the page of a service on its own', () => {
  it('describes the service under a heading', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => ({
        heading: textOf(one(aboutOf(page), '#about')),
        // The end of it is folded on phones, under words of its own.
        text: textsOf(aboutOf(page), ':is(h2 ~ p, h2 ~ div .text p)').join(' '),
      }),
      ({ service }) => ({
        heading: `${copy.aboutHeading} ${service.title}`,
        text: service.fullDescription.replaceAll(/\s+/g, ' ').trim(),
      }),
    );
  });

  it('folds the texts it begins with and the questions that people ask into one list, all but the first', () => {
    expectOnEach(
      serviceOwnPages,
      (page) => ({
        over: textsOf(mainOf(page), '#questions > h2').map(wordsIn),
        below: foldsOf(page).map((fold) => ({
          heading: wordsIn(textOf(one(fold, 'summary > h3'))),
          isOpen: fold.hasAttribute('open'),
        })),
        areEmpty: foldsOf(page).some(
          (fold) => textsOf(fold, ':is(p, li)').join('') === '',
        ),
      }),
      ({ service }) => {
        // Not at the start of a line: a sentence dropped with its claim takes the end of its line along.
        const chapters = service.body.split(/(?<!#)## /).slice(1);
        const firstList = chapters.findIndex((text) =>
          /^(?:-|\d+\.) /m.test(text),
        );
        const begins = chapters
          .slice(0, Math.max(0, firstList))
          .map((text) => /^.*/.exec(text)?.[0] ?? '');
        const asked = service.body
          .matchAll(/^### (.*\?)$/gm)
          .map(([, question = '']) => question);
        const below = [...begins, ...asked].map((heading, index) => ({
          heading: wordsIn(heading),
          isOpen: index === 0,
        }));
        const hasList = below.length > 0 || service.answers !== undefined;
        const heading = /^## (.*)\n+### .*\?$/m.exec(service.body)?.[1];
        const over = hasList
          ? [wordsIn(heading ?? copy.questions.heading)]
          : [];
        return { over, below, areEmpty: false };
      },
    );
  });

  it('shows the styles to choose from, each with what speaks for it and what it does to the price, and no such block without any', () => {
    expectOnEach(
      servicePages,
      ({ root }) =>
        all(root, '[aria-labelledby="styles"]').map((section) => ({
          headings: textsOf(section, 'h2, h3'),
          texts: textsOf(section, '.view p:not(:has(a))'),
          choices: textsOf(section, '.choice [id]'),
          prices: textsOf(section, '.choice p'),
          picks: textsOf(section, '.pick'),
          alts: attributesOf(section, 'img:not([alt=""])', 'alt'),
          colors: textsOf(section, '.finish'),
          // The site sets quotes and dashes of its own.
          links: linksIn(section).map(({ text, href }) => ({
            text: wordsIn(text),
            href,
          })),
        })),
      ({
        service,
        service: { styles = [], callLabel = copy.callNow, body },
      }) => {
        const linksTo = (headings: (string | undefined)[]) =>
          headings
            .filter((heading) => heading !== undefined)
            .map((heading) => ({
              text: wordsIn(heading),
              href: pathOfHeading(service, heading),
            }));
        return styles.length === 0
          ? []
          : [
              {
                headings: [
                  copy.styles.heading,
                  ...styles.map(({ name }) => name),
                ],
                texts: styles.map((style) =>
                  `${style.text} ${notesOf(style)}`.trim(),
                ),
                // One alone is no choice.
                choices:
                  styles.length > 1 ? styles.map(({ name }) => name) : [],
                prices: styles.flatMap((style) => notesOf(style) || []),
                picks: styles.length > 1 ? styles.map(pickOf) : [],
                // Each style in its colors, if it has any: that of its picture first.
                alts: styles.flatMap(({ imageAlt, finishes = [] }) =>
                  finishes.length === 0
                    ? [imageAlt]
                    : finishes.map((finish) => finish.imageAlt ?? imageAlt),
                ),
                colors: styles.flatMap(({ finishes = [] }) =>
                  finishes.map(({ name }) => name),
                ),
                links: [
                  ...linksTo(styles.map(({ heading }) => heading)),
                  {
                    text: wordsIn(`${callLabel} ${business().phone}`),
                    href: phoneLink(),
                  },
                  ...linksTo([headingOfTable(body)]),
                ],
              },
            ];
      },
    );
  });

  it('says its price at the top and beside the call, but not with the styles', () => {
    expectNoFaults(
      serviceOwnPages.map(({ path }) => pageAt(path)),
      ({ root }) =>
        all(root, '[aria-labelledby="styles"]').map(
          (section) => textOf(section).includes(PRICE_LABEL) && textOf(section),
        ),
    );
  });

  it('labels the call beside the price as the service says', () => {
    expectOnEach(
      serviceOwnPages,
      ({ root }) =>
        linksIn(one(root, `aside[aria-label="${copy.priceLabel}"]`)).filter(
          ({ href }) => href.startsWith('tel:'),
        ),
      ({ service: { callLabel = copy.callNow } }) => [
        { text: `${callLabel} ${business().phone}`, href: phoneLink() },
      ],
    );
  });

  it('folds texts on phones, all but what to do until someone comes, and what the price depends on', () => {
    expectOnEach(
      serviceOwnPages,
      (page) =>
        all(mainOf(page), 'details[open]:has(> summary[aria-labelledby])')
          .map((fold) => one(fold, 'summary').getAttribute('aria-labelledby'))
          .map((id) => wordsIn(textOf(one(mainOf(page), `#${id ?? ''}`))))
          .toSorted(),
      ({ service: { body, measuredFirst } }) => {
        const chapters = body.split(/^(?=## )/m);
        const steps = chapters.findLastIndex((text) => /^1\. /m.test(text));
        return chapters
          .slice(steps + 1)
          .filter((text) => text.startsWith('## '))
          .filter((text) => !/^### /m.test(text))
          .filter(
            (text) => measuredFirst !== true || /^(?:-|\| ---)/m.test(text),
          )
          .map((text) => wordsIn(/^## (.*)/.exec(text)?.[1] ?? ''))
          .toSorted();
      },
    );
  });

  it('keeps an empty place in its heading for a town without a page of its own', () => {
    expectNoFaults(
      serviceOwnPages.map(({ path }) => pageAt(path)),
      (page) => [
        textsOf(mainOf(page), 'h1 [data-area]').join('') !== '' && 'not empty',
        all(mainOf(page), 'h1 [data-area=""]').length !== 1 && 'not one place',
      ],
    );
  });

  it('draws another door for each part that is repaired, the same in every town', () => {
    const doorOf = (path: string) =>
      all(heroOf(pageAt(path)), 'picture ~ div svg')
        .map(({ innerHTML }) => innerHTML)
        .join('');
    const wholeDoor = (category?: string) =>
      category === 'emergency' ? 'door' : 'none';
    const byPart = Map.groupBy(
      serviceOwnPages,
      ({ service }) => service.part ?? wholeDoor(service.category),
    );
    const doors = [...byPart.values()].map((pages) =>
      pages.map(({ path }) => doorOf(path)),
    );
    expect(doors.map((alike) => new Set(alike).size)).toEqual(
      doors.map(() => 1),
    );
    expect(new Set(doors.flat()).size).toBe(byPart.size);
    expectOnEach(
      serviceInTownPages,
      ({ path }) => doorOf(path),
      ({ service }) => doorOf(`/services/${service.slug}`),
    );
  });
});

describe('the page of a service in a town', () => {
  it('describes the job there under a heading', () => {
    expectOnEach(
      serviceInTownPages,
      (page) => textOf(one(aboutOf(page), 'h2')),
      ({ service, area }) =>
        localTexts().get(`${area.slug}/${service.slug}`)?.headline ??
        `${copy.aboutInTownHeading} ${area.name}`,
    );
  });

  it('heads what one can see from a safe spot by whether we measure first', () => {
    const { checksHeading, measuredHeading } = copy;
    expectOnEach(
      serviceInTownPages.filter(({ service, area }) =>
        localTexts().has(`${area.slug}/${service.slug}`),
      ),
      (page) => textOf(one(mainOf(page), '#before')),
      ({ service }) =>
        service.measuredFirst ? measuredHeading : checksHeading,
    );
  });
});
