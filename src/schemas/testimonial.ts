import { z } from 'astro/zod';
import { month, oneOf, order, referenceTo, text } from './fields.ts';

/** The core values that a review may prove, each on a page of its own. */
export const CORE_VALUES = ['reliability', 'honesty', 'craftsmanship'] as const;

export const testimonialSchema = z.strictObject({
  name: text(2, 40).describe('Who said it.'),
  order: order.optional(),
  rating: z
    .int('must be a whole number from 1 to 5')
    .min(1, 'must be 1 to 5')
    .max(5, 'must be 1 to 5')
    .describe('Stars, 1 to 5.'),
  text: text(20, 400).describe('The review itself.'),
  location: text(2, 40).describe('The town of the customer.'),
  service: referenceTo('services').describe('The service it is about.'),
  value: oneOf(CORE_VALUES)
    .optional()
    .describe(
      'The core value that it proves. The first that proves craftsmanship stands large on the about page, the first that proves reliability on the page of all towns, the first that proves honesty on the contact page.',
    ),
  sample: z
    .boolean('must be true or false')
    .default(false)
    .describe(
      'On while the review is made up; a site with a real address refuses it.',
    ),
  month: month
    .optional()
    .describe('When it was written, such as 2026-11; it shows when given.'),
  source: text(2, 40)
    .optional()
    .describe('Where it was written, such as Google; it shows when given.'),
});
