import { parse } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAGES } from '~/lib/pages';
import { readBytes, readText } from '../helpers/built-files.ts';
import {
  business,
  localTextOf,
  origin,
  page as copyOf,
  priceOf,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectOnEach,
  files,
  screens,
  servicePages,
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

const { name, descriptor, address } = business();

const metaOf = ({ root }: Page, key: string): string[] =>
  attributesOf(
    root,
    `head meta[name="${key}"], head meta[property="${key}"]`,
    'content',
  );

const linked = ({ root }: Page, relation: string): string[] =>
  attributesOf(root, `head link[rel="${relation}"]`, 'href');

const titleOf = ({ root }: Page): string => textOf(one(root, 'head > title'));

const descriptionOf = (page: Page): string =>
  metaOf(page, 'description').join();

/** The first title that search results show whole, or the last and shortest. */
const firstThatFits = (...titles: string[]) =>
  titles.find(({ length }) => length <= 60) ?? titles.at(-1);

/** The longest description that search results show whole. */
const LENGTH = 155;

test('title and description are those of the content, whole in search results', () => {
  const { seoPlace } = copyOf('service');
  const pages = [
    ...Object.values(PAGES).map(({ path, copy }) => ({
      path,
      title: copyOf(copy).seoTitle,
      description: copyOf(copy).seoDescription,
    })),
    ...servicePages.map(({ path, service, area }) => {
      const bare = `${service.seoName ?? service.title} in ${area?.name ?? seoPlace}, ${address.region}`;
      const inTown = area ? `${service.title} in ${area.name}. ` : '';
      return {
        path,
        title: firstThatFits(
          `${bare} | From ${priceOf(service)}`,
          `${bare} | ${name}`,
          bare,
        ),
        description:
          (area && localTextOf(service, area)?.description) ??
          (inTown + service.fullDescription.trim()).slice(0, LENGTH),
      };
    }),
    ...areaPages.map(({ path, area: { title, description } }) => ({
      path,
      title: firstThatFits(`${title} | ${name}`, title),
      description,
    })),
  ];
  expectOnEach(
    pages,
    (page) => [titleOf(page), descriptionOf(page)],
    ({ title, description }) => [title, description],
  );
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test('an indexed page is its own canonical; an error page has none, and robots are told, or it answers 404', () => {
  expectOnEach(
    screens(),
    (page) => ({
      addresses: [...linked(page, 'canonical'), ...metaOf(page, 'og:url')],
      robots: metaOf(page, 'robots').join(),
    }),
    ({ path }) =>
      ERROR_PATHS.includes(path)
        ? { addresses: [], robots: path === '/404' ? '' : 'noindex' }
        : {
            addresses: [origin() + path, origin() + path],
            robots: 'max-image-preview:large',
          },
  );
});

test('the head says the character set first, the language, a viewport that can be zoomed, and that other numbers are no phones', () => {
  expectOnEach(
    screens(),
    (page) => [
      attribute(one(page.root, 'html'), 'lang'),
      attribute(one(page.root, 'head > meta'), 'charset'),
      metaOf(page, 'viewport'),
      metaOf(page, 'format-detection'),
    ],
    () => [
      'en-US',
      'utf-8',
      ['width=device-width, initial-scale=1, viewport-fit=cover'],
      ['telephone=no'],
    ],
  );
});

test('the head asks at once for the one font, as the style sheet will', () => {
  const [sheet = ''] = files.filter((file) => file.endsWith('.css'));
  const fonts = [...readText(sheet).matchAll(/url\(["']?([^"')]+\.woff2)/g)];
  expectOnEach(
    screens(),
    ({ root }) =>
      all(root, 'head link[rel="preload"]').map(({ attributes }) => attributes),
    () =>
      fonts.map(([, href]) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        // Without it the browser loads the font a second time.
        crossorigin: '',
      })),
  );
});

test('social networks are told what search engines are, with a card of 1200×630 px and its description', async () => {
  const cards = new Set<string>();
  expectOnEach(
    screens(),
    (page) => {
      const [card = ''] = metaOf(page, 'og:image');
      cards.add(card);
      return [
        ...['og:type', 'og:site_name', 'og:title', 'og:description'],
        ...['og:image:width', 'og:image:height', 'twitter:card'],
        ...['twitter:title', 'twitter:description', 'twitter:image'],
        'twitter:image:alt',
      ].flatMap((key) => metaOf(page, key));
    },
    (page) => {
      const said = [titleOf(page), descriptionOf(page)];
      return [
        ...['website', name, ...said, '1200', '630', 'summary_large_image'],
        ...[
          ...said,
          ...metaOf(page, 'og:image'),
          ...metaOf(page, 'og:image:alt'),
        ],
      ];
    },
  );
  for (const card of cards) {
    const file = readBytes(card.replace(`${origin()}/`, ''));
    const { format, width, height } = await sharp(file).metadata();
    expect([card, format, width, height]).toEqual([card, 'jpeg', 1200, 630]);
  }
});

test('the social card shows the service on its pages and the town on its page', () => {
  expectOnEach(
    [
      ...servicePages.map(({ path, service }) => ({ path, shown: service })),
      ...areaPages.map(({ path, area }) => ({ path, shown: area })),
    ],
    (page, { shown: { image } }) => [
      // Where the content has no picture, any will do.
      image &&
        metaOf(page, 'og:image').join().split('.').at(-3)?.split('/').at(-1),
      ...metaOf(page, 'og:image:alt'),
    ],
    ({ shown: { image, imageAlt, title } }) => [
      image && parse(image).name,
      imageAlt ?? title,
    ],
  );
});

interface Manifest {
  theme_color: string;
  icons: { purpose?: string }[];
}

test('icons and manifest stand in the head, which name the company', () => {
  const manifest = JSON.parse(readText('manifest.webmanifest')) as Manifest;
  expect(manifest).toMatchObject({
    name: `${name} ${descriptor}`,
    short_name: name,
    start_url: '/',
    // As a tab with its address, since the site does nothing that a page cannot.
    display: 'browser',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expectOnEach(
    screens(),
    (page) => [
      ...['icon', 'apple-touch-icon', 'manifest'].flatMap((relation) =>
        linked(page, relation),
      ),
      ...metaOf(page, 'theme-color'),
    ],
    () => [
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
      manifest.theme_color,
    ],
  );
});
