import { z } from 'astro/zod';
import { order, slugOf, text } from './shared.ts';

/** One customer review; its service must be the slug of a service. */
export const testimonialSchema = z.strictObject({
  name: text(2, 40).describe('Who said it.'),
  order: order.optional(),
  rating: z
    .number({ error: 'must be a number from 1 to 5' })
    .int('must be a whole number from 1 to 5')
    .min(1, 'must be 1 to 5')
    .max(5, 'must be 1 to 5')
    .describe('Stars, 1 to 5.'),
  text: text(20, 400).describe('The review itself.'),
  location: text(2, 40).describe('The town of the customer.'),
  service: slugOf('services').describe('The file name of the service it is about, without .md.'),
  sample: z
    .boolean({ error: 'must be true or false' })
    .describe('true while the review is made up for the design; false for a real one.'),
});
