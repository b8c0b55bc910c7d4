import { describe, expect, it } from 'vitest';
import { PAGES } from '~/lib/pages';
import { business, origin, page as copyOf } from '../helpers/content.ts';
import { readText } from '../helpers/built-files.ts';
import {
  expectNoFaults,
  expectOnEach,
  files,
  indexedPages,
  pageAt,
  screens,
  serviceInTownPages,
  serviceOwnPages,
  type Page,
} from '../helpers/dist.ts';
import {
  all,
  attribute,
  attributesOf,
  one,
  repeated,
  textOf,
} from '../helpers/dom.ts';

const metaOf = ({ root }: Page, name: string): string[] =>
  attributesOf(
    root,
    `head meta[name="${name}"], head meta[property="${name}"]`,
    'content',
  );

const linked = ({ root }: Page, relation: string): string[] =>
  attributesOf(root, `head link[rel="${relation}"]`, 'href');

const titleOf = ({ root }: Page): string => textOf(one(root, 'head > title'));

const descriptionOf = (page: Page): string =>
  metaOf(page, 'description').join();

describe('the head of every screen', () => {
  it('says the character set first, the language, and a viewport that can be zoomed', () => {
    expectNoFaults(screens(), (page) => [
      attribute(one(page.root, 'html'), 'lang') !== 'en-US' && 'language',
      attribute(one(page.root, 'head > meta'), 'charset') !== 'utf-8' &&
        'charset',
      !/^width=device-width, initial-scale=1(?!.*(?:maximum-scale|user-scalable))/.test(
        metaOf(page, 'viewport').join(),
      ) && 'viewport',
    ]);
  });

  it('links icons and manifest, and has the color of the manifest', () => {
    const { theme_color } = JSON.parse(readText('manifest.webmanifest')) as {
      theme_color: string;
    };
    expectOnEach(
      screens(),
      (page) => ({
        icons: linked(page, 'icon'),
        touchIcon: linked(page, 'apple-touch-icon'),
        manifest: linked(page, 'manifest'),
        color: metaOf(page, 'theme-color'),
      }),
      () => ({
        icons: ['/favicon.ico', '/favicon.svg'],
        touchIcon: ['/apple-touch-icon.png'],
        manifest: ['/manifest.webmanifest'],
        color: [theme_color],
      }),
    );
  });

  it('asks at once for the one font, as the style sheet will', () => {
    const [fonts] = files
      .filter((file) => file.endsWith('.css'))
      .map((file) =>
        Array.from(
          readText(file).matchAll(/url\(["']?([^"')]+\.woff2)/g),
          ([, font]) => ({
            href: font,
            as: 'font',
            type: 'font/woff2',
            // Without it the browser loads the font a second time.
            hasCors: true,
          }),
        ),
      );
    expect(fonts).not.toHaveLength(0);
    expectOnEach(
      screens(),
      ({ root }) =>
        all(root, 'head link[rel="preload"]').map((link) => ({
          href: attribute(link, 'href'),
          as: attribute(link, 'as'),
          type: attribute(link, 'type'),
          hasCors: link.hasAttribute('crossorigin'),
        })),
      () => fonts,
    );
  });

  it('keeps phones from taking other numbers for theirs', () => {
    expectOnEach(
      screens(),
      (page) => metaOf(page, 'format-detection'),
      () => ['telephone=no'],
    );
  });

  it('says to social networks what it says to search engines', () => {
    expectOnEach(
      screens(),
      (page) => ({
        title: metaOf(page, 'og:title'),
        description: metaOf(page, 'og:description'),
        alt: metaOf(page, 'twitter:image:alt'),
        cardTitle: metaOf(page, 'twitter:title'),
        cardDescription: metaOf(page, 'twitter:description'),
        cardImage: metaOf(page, 'twitter:image'),
        type: metaOf(page, 'og:type'),
        site: metaOf(page, 'og:site_name'),
        card: metaOf(page, 'twitter:card'),
      }),
      (page) => ({
        title: [titleOf(page)],
        description: [descriptionOf(page)],
        alt: metaOf(page, 'og:image:alt'),
        cardTitle: [titleOf(page)],
        cardDescription: [descriptionOf(page)],
        cardImage: metaOf(page, 'og:image'),
        type: ['website'],
        site: [business().name],
        card: ['summary_large_image'],
      }),
    );
  });

  it('describes its social card in words', () => {
    expectNoFaults(screens(), (page) => [
      metaOf(page, 'og:image:alt').join() === '' && 'no alt',
    ]);
  });
});

describe('the head of the indexed pages', () => {
  it.each([
    { part: 'title', read: titleOf },
    { part: 'description', read: descriptionOf },
  ])('has a $part that no other page has', ({ read }) => {
    const found = indexedPages().map(read);
    expect(repeated(found)).toEqual([]);
    expect(found).not.toContain('');
  });

  it('has the page itself as its one canonical and og:url, without slash or extension', () => {
    expectOnEach(
      indexedPages(),
      (page) => ({
        canonical: linked(page, 'canonical'),
        url: metaOf(page, 'og:url'),
      }),
      ({ path }) => ({ canonical: [origin() + path], url: [origin() + path] }),
    );
  });

  it('lets everyone index it, and show its pictures large', () => {
    expectOnEach(
      indexedPages(),
      (page) => metaOf(page, 'robots'),
      () => ['max-image-preview:large'],
    );
  });

  it('has the title and description that its content gives', () => {
    expectOnEach(
      Object.values(PAGES).map(({ path, copy }) => ({
        path,
        copy: copyOf(copy),
      })),
      (page) => ({ title: titleOf(page), description: descriptionOf(page) }),
      ({ copy }) => ({
        title: copy.seoTitle,
        description: copy.seoDescription,
      }),
    );
  });
});

/** The longest description that search results show whole. */
const DESCRIPTION_LENGTH = 155;

describe('the description of a service', () => {
  it('is the first 155 characters of its full description', () => {
    expectOnEach(serviceOwnPages, descriptionOf, ({ service }) =>
      service.fullDescription.trim().slice(0, DESCRIPTION_LENGTH),
    );
  });

  it('in a town is at most as long', () => {
    expectNoFaults(
      serviceInTownPages.map(({ path }) => pageAt(path)),
      (page) => [
        descriptionOf(page).length > DESCRIPTION_LENGTH && descriptionOf(page),
      ],
    );
  });
});
