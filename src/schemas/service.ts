import { z } from 'astro/zod';
import { serviceAnswers } from './answers.ts';
import { fieldRoles } from './field-schema.ts';
import {
  exactly,
  formed,
  formerly,
  META_DESCRIPTION_LENGTH,
  altWithImage,
  optionalImageAlt,
  oneOf,
  order,
  pictureName,
  text,
} from './fields.ts';

/** The words before every starting price. */
export const PRICE_LABEL = 'Starting at';

/** A starting price: as it is shown, and in whole US dollars. */
export interface Price {
  text: string;
  dollars: number;
}

const PRICE_PATTERN = new RegExp(`^${PRICE_LABEL} \\$([1-9]\\d{0,4})$`);

const startingPrice = formed(
  PRICE_PATTERN,
  'must read like this, in whole dollars without a comma: Starting at $120',
).transform((text): Price => ({
  text,
  dollars: Number(PRICE_PATTERN.exec(text)?.[1]),
}));

/** The kinds of job: each decides the chip of a service on town pages, and how soon someone comes. */
const CATEGORIES = [
  'installation',
  'repair',
  'maintenance',
  'emergency',
  'other',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The parts of the door that the shop drawing shows, in the order of their numbers. */
export const PARTS = [
  'spring',
  'cable',
  'track',
  'rollers',
  'panel',
  'opener',
  'remote',
] as const;

export type Part = (typeof PARTS)[number];

/** One service; its file name is its slug, its Markdown body is the long text of its page. */
export const serviceSchema = z
  .strictObject({
    title: text(5, 60).describe(
      'The name of the service, as in menus and headings.',
    ),
    order: order.optional(),
    icon: formed(
      /^[a-z-]+$/,
      'is not an icon name. Write the file name in src/assets/icons without .svg',
    )
      .register(fieldRoles, { kind: 'icon' })
      .default('wrench')
      .describe(
        'The name of its icon in src/assets/icons, without .svg; a wrench without one.',
      ),
    description: text(40, 160).describe(
      'One sentence for cards and the top of the page.',
    ),
    fullDescription: text(META_DESCRIPTION_LENGTH, 1200).describe(
      'The paragraph under "About"; results show its start.',
    ),
    features: exactly(5, 'lines', text(3, 70)).describe(
      'The five lines of "What\'s Included".',
    ),
    price: startingPrice.describe(
      'The starting price, written "Starting at $120".',
    ),
    image: pictureName
      .optional()
      .describe(
        'Its picture in src/assets/pictures; without one, that of the services page.',
      ),
    imageAlt: optionalImageAlt,
    popular: z
      .literal(
        true,
        'can only be true. Leave the line out for every other service',
      )
      .optional()
      .describe(
        'true on the one service that carries the "Most Popular" badge.',
      ),
    category: oneOf(CATEGORIES)
      .default('other')
      .describe(
        'Its chip on town pages, and its time: repair and maintenance have the minutes of the town, emergency its own; installation and other, the default, come by appointment. Other has no chip.',
      ),
    symptom: text(5, 60)
      .optional()
      .describe(
        'What a caller says of the door, under "What\'s Wrong"; else its title.',
      ),
    part: oneOf(PARTS)
      .optional()
      .describe(
        'The part of the door it mends, lit in the drawing. None for whole doors.',
      ),
    seoName: text(5, 60)
      .optional()
      .describe(
        'Its name in the browser tab and in search results, where it stands alone.',
      ),
    answers: serviceAnswers,
    formerly,
  })
  .check(altWithImage);
