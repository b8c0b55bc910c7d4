import { parse } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { origin } from '../helpers/content.ts';
import {
  areaPages,
  expectOnEach,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { attribute, attributesOf, one } from '../helpers/dom.ts';

/** The file of the card that a page names. */
const cardOf = ({ root }: Page): string =>
  attribute(one(root, 'meta[property="og:image"]'), 'content').replace(
    `${origin()}/`,
    '',
  );

it.each([...new Set(screens().map(cardOf))])(
  '%s is a picture of 1200×630 px',
  async (file) => {
    const { format, width, height } = await sharp(readBytes(file)).metadata();
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  },
);

it('every screen says the size of its social card', () => {
  expectOnEach(
    screens(),
    ({ root }) => ({
      width: attributesOf(root, 'meta[property="og:image:width"]', 'content'),
      height: attributesOf(root, 'meta[property="og:image:height"]', 'content'),
    }),
    () => ({ width: ['1200'], height: ['630'] }),
  );
});

it('the social card shows the service on its pages and the town on its page', () => {
  const pages = [
    ...servicePages.map(({ path, service }) => ({ path, ...service })),
    ...areaPages.map(({ path, area }) => ({ path, ...area })),
  ];
  expectOnEach(
    pages.filter(({ image }) => image !== undefined),
    (page) => cardOf(page).split('.')[0],
    ({ image = '' }) => `assets/${parse(image).name}`,
  );
});
