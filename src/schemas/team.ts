import { z } from 'astro/zod';
import { altWithImage, imageAlt, order, pictureName, text } from './fields.ts';

const A_YEAR = 'must be a year without quotes, such as 2015';

/** One person of the company; its Markdown body says a sentence about them. */
export const personSchema = z
  .strictObject({
    name: text(2, 30).describe('The first name, as customers hear it.'),
    role: text(2, 60).describe(
      'What this person does, such as Springs and openers.',
    ),
    since: z
      .int(A_YEAR)
      .min(1900, A_YEAR)
      .refine(
        (year) => year <= new Date().getFullYear(),
        'is still to come. Write the year in which this person started',
      )
      .describe('The year in which this person started here, such as 2015.'),
    image: pictureName.optional().describe('A photo of this person.'),
    imageAlt: imageAlt
      .optional()
      .describe(
        'What the photo shows, for people who cannot see it; name and role without it.',
      ),
    answersPhone: z
      .literal(
        true,
        'can only be true. Leave the line out for everyone who does not answer the phone',
      )
      .optional()
      .describe(
        'Only for the one who usually answers the phone: the name then stands beside the call of services and towns.',
      ),
    order: order.optional(),
  })
  .check(altWithImage);
