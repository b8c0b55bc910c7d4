import { z } from 'astro/zod';
import { GENERAL_ICONS, oneOf, pictureName, text } from '../shared.ts';

/** A word or two: a label, a button, a line of a list. */
export const short = text(1, 60);
/** One or two sentences. */
export const line = text(2, 200);
/** A few sentences. */
export const paragraph = text(20, 700);
export const heading = text(2, 80).describe('The heading over this block.');
export const intro = line.describe('The sentence under the heading.');
export const callLabel = short.describe('The words on the call button; the phone number follows.');
export const learnMore = short.describe('The words of the link on each card.');
export const popular = short.describe('The badge on the most popular service.');
export const imageAlt = text(10, 125).describe(
  'What the picture shows, for people who cannot see it.',
);

/** The two lines that search results show. */
export const seo = {
  seoTitle: text(10, 70).describe('The title in the browser tab and in search results.'),
  seoDescription: text(50, 160).describe('The description in search results.'),
};

const percent = z
  .int('must be a whole number')
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100');
const step = percent.multipleOf(5, 'must be a multiple of 5');

/** The top of a page: heading, sentence, picture. */
export const hero = z.strictObject({
  title: text(2, 80).describe('The heading of the page.'),
  description: line.describe('The sentence under the heading of the page.'),
  image: pictureName.describe('The picture behind the heading, from src/assets/pictures.'),
  imageAlt,
  focalPoint: z
    .strictObject({
      x: step.describe('Percent from the left, in steps of 5.'),
      y: step.describe('Percent from the top, in steps of 5.'),
    })
    .optional()
    .describe('What stays in sight where a wide screen cuts the picture; the middle without it.'),
  phoneCrop: z
    .strictObject({
      left: percent.describe('Where it begins, in percent from the left.'),
      top: percent.describe('Where it begins, in percent from the top.'),
      width: percent.min(20, 'must be 20 to 100').describe('Its width in percent of the picture.'),
    })
    .optional()
    .describe('The part of the picture that phones show; the middle without it.'),
});

/** The same with a button that dials. */
export const heroWithCall = hero.extend({ callLabel });

export const titled = z.strictObject({
  title: short.describe('A few words.'),
  text: line.describe('One or two sentences.'),
});

/** A card of the why-choose and benefit lists. */
export const card = titled.extend({
  icon: oneOf(GENERAL_ICONS).describe('The drawing beside the title.'),
});
