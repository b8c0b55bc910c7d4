import { describe, expect, it } from 'vitest';
import { business, origin, page as copyOf, services } from '../helpers/content.ts';
import { readText } from '../helpers/built-files.ts';
import {
  expectNoFaults,
  expectOnEach,
  indexedPages,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { attribute, attributesOf, mainOf, one, repeated, textOf } from '../helpers/dom.ts';

const metaOf = ({ root }: Page, name: string): string[] =>
  attributesOf(root, `head meta[name="${name}"], head meta[property="${name}"]`, 'content');

const linked = ({ root }: Page, relation: string): string[] =>
  attributesOf(root, `head link[rel="${relation}"]`, 'href');

const titleOf = ({ root }: Page): string => textOf(one(root, 'head > title'));

const descriptionOf = (page: Page): string => metaOf(page, 'description').join();

describe('the head of every screen', () => {
  it('says the character set first, the language, and a viewport that can be zoomed', () => {
    expectNoFaults(screens(), (page) => [
      attribute(one(page.root, 'html'), 'lang') !== 'en-US' && 'language',
      attribute(one(page.root, 'head > meta'), 'charset') !== 'utf-8' && 'charset',
      !/^width=device-width, initial-scale=1(?!.*(?:maximum-scale|user-scalable))/.test(
        metaOf(page, 'viewport').join(),
      ) && 'viewport',
    ]);
  });

  it('links icons and manifest, and has the color of the manifest', () => {
    const { theme_color } = JSON.parse(readText('manifest.webmanifest')) as { theme_color: string };
    expectOnEach(
      screens(),
      (page) => [
        linked(page, 'icon'),
        linked(page, 'apple-touch-icon'),
        linked(page, 'manifest'),
        metaOf(page, 'theme-color'),
      ],
      () => [
        ['/favicon.ico', '/favicon.svg'],
        ['/apple-touch-icon.png'],
        ['/manifest.webmanifest'],
        [theme_color],
      ],
    );
  });

  it('says to networks what it says to search engines', () => {
    expectOnEach(
      screens(),
      (page) => ({
        title: metaOf(page, 'og:title'),
        description: metaOf(page, 'og:description'),
        alt: metaOf(page, 'twitter:image:alt'),
        kind: ['og:type', 'og:site_name', 'twitter:card'].map((name) => metaOf(page, name).join()),
      }),
      (page) => ({
        title: [titleOf(page)],
        description: [descriptionOf(page)],
        alt: metaOf(page, 'og:image:alt'),
        kind: ['website', business().name, 'summary_large_image'],
      }),
    );
    expectNoFaults(screens(), (page) => [metaOf(page, 'og:image:alt').join() === '' && 'no alt']);
  });
});

describe('the head of the indexed pages', () => {
  it('has a title and a description of its own', () => {
    for (const read of [titleOf, descriptionOf]) {
      const found = indexedPages().map(read);
      expect(repeated(found)).toEqual([]);
      expect(found).not.toContain('');
    }
  });

  it('has the page itself as its one canonical and og:url, without slash or extension', () => {
    expectOnEach(
      indexedPages(),
      (page) => [linked(page, 'canonical'), metaOf(page, 'og:url')],
      ({ path }) => [[origin() + path], [origin() + path]],
    );
  });

  it('lets everyone index it, and show its pictures large', () => {
    expectOnEach(
      indexedPages(),
      (page) => metaOf(page, 'robots'),
      () => ['max-image-preview:large'],
    );
  });

  it('takes title and description of the screens from their copy', () => {
    const copies = [
      ['/', copyOf('home')],
      ['/services', copyOf('services')],
      ['/service-areas', copyOf('service-areas')],
      ['/about', copyOf('about')],
      ['/contact', copyOf('contact')],
    ] as const;
    expectOnEach(
      copies.map(([path, copy]) => ({ path, copy })),
      (page) => [titleOf(page), descriptionOf(page)],
      ({ copy }) => [copy.seoTitle, copy.seoDescription],
    );
  });
});

/** The longest description that search results show whole. */
const DESCRIPTION_LENGTH = 155;

describe('the description of a service', () => {
  it('is the first 155 characters of its full description', () => {
    expectOnEach(
      services().map((service) => ({ path: `/services/${service.slug}`, service })),
      descriptionOf,
      ({ service }) => service.fullDescription.trim().slice(0, DESCRIPTION_LENGTH),
    );
  });

  it('in a town is at most as long, and says what the page says', () => {
    const straight = (text: string) => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');
    const { region } = business().address;
    expectOnEach(
      servicePages.filter(({ area }) => area),
      (page) => {
        const description = straight(descriptionOf(page));
        const said = straight(
          `${textOf(mainOf(page))} ${textOf(one(page.root, 'h1'))}, ${region}.`,
        );
        const whole = description.split(/(?<=\.) /).filter((sentence) => sentence.endsWith('.'));
        return [
          description.length <= DESCRIPTION_LENGTH,
          whole.filter((sentence) => !said.includes(sentence)),
        ];
      },
      () => [true, []],
    );
  });
});
