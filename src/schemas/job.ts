import { z } from 'astro/zod';
import {
  altWithImage,
  dollars,
  imageAlt,
  month,
  pictureName,
  referenceTo,
  text,
} from './fields.ts';

const HALF_HOURS = 'must be a number of hours, halves too, such as 1.5';

/** The present month, such as `2026-11`, wherever in the world it has begun. */
const presentMonth = () => new Date().toISOString().slice(0, 7);

/** A street without a house number in front of it, such as "17th Street". */
const NO_HOUSE_NUMBER = /^(?!\d[\d-]*[A-Za-z]?\s)/;

const STREET_ALONE =
  'must be the street alone, without the house number, such as Magnolia Avenue';

const street = text(3, 40)
  .regex(NO_HOUSE_NUMBER, STREET_ALONE)
  .meta({ patternErrorMessage: `This ${STREET_ALONE}.` });

/** One job that was done; its Markdown body tells it in a few sentences. */
export const jobSchema = z
  .strictObject({
    service: referenceTo('services').describe('The service it was.'),
    area: referenceTo('areas').describe('The town it was in.'),
    month: month
      .refine(
        (value) => value <= presentMonth(),
        'is still to come. Write the month in which the job was done',
      )
      .describe('When it was done, such as 2026-11.'),
    image: pictureName.optional().describe('A photo of the job.'),
    imageAlt: imageAlt
      .optional()
      .describe(
        'What the photo shows, for people who cannot see it; service and town without it.',
      ),
    price: dollars
      .optional()
      .describe('What the customer paid, in whole dollars, such as 240.'),
    hours: z
      .number(HALF_HOURS)
      .min(0.5, HALF_HOURS)
      .multipleOf(0.5, HALF_HOURS)
      .optional()
      .describe('How many hours it took on site, such as 1.5.'),
    street: street
      .optional()
      .describe('The street, without the number of the house.'),
    review: referenceTo('testimonials')
      .optional()
      .describe('What the customer said of it, once there is a review.'),
  })
  .check(altWithImage);
