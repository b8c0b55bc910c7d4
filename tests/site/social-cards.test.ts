import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { origin } from '../helpers/content.ts';
import {
  areaPages,
  expectNoFaults,
  expectOnEach,
  files,
  screens,
  servicePages,
  type Page,
} from '../helpers/dist.ts';
import { attribute, attributesOf, one } from '../helpers/dom.ts';

const cards = files.filter((file) => file.startsWith('social/'));

/** The file of the card that a page names. */
const cardOf = ({ root }: Page): string =>
  attribute(one(root, 'meta[property="og:image"]'), 'content').replace(
    `${origin()}/`,
    '',
  );

it.each(cards)('%s is a picture of 1200×630 px', async (file) => {
  const { format, width, height } = await sharp(readBytes(file)).metadata();
  expect({ format, width, height }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

it('no social card is like another', () => {
  const pictures = cards.map((file) => readBytes(file).toString('base64'));
  expect(new Set(pictures).size).toBe(cards.length);
});

it('every screen names a social card that is there', () => {
  expectNoFaults(screens(), (page) =>
    [cardOf(page)].filter((card) => !cards.includes(card)),
  );
});

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
  expectOnEach(
    servicePages,
    cardOf,
    ({ service }) => `social/${service.slug}.jpg`,
  );
  expectOnEach(areaPages, cardOf, ({ area }) => `social/${area.slug}.jpg`);
});
