import { z } from 'astro/zod';
import { serviceAnswers } from './answers.ts';
import { fieldRoles } from './field-schema.ts';
import {
  dollars,
  exactly,
  focalPoint,
  formed,
  formerly,
  group,
  lines,
  listOf,
  META_DESCRIPTION_LENGTH,
  altWithImage,
  imageAlt,
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

/** What most customers pay, in whole US dollars. */
export interface TypicalPrice {
  from: number;
  to: number;
}

const typical = group('What most customers pay for it.', {
  from: dollars.describe('From so many dollars, such as 180.'),
  to: dollars.describe('To so many dollars, such as 320.'),
});

interface Priced {
  price: Price;
  typical?: TypicalPrice | undefined;
}

/** For `.check()` of a schema: nobody pays less than the starting price, and the lower price comes first. */
function typicalAbovePrice({
  value: { price, typical },
  issues,
}: z.core.ParsePayload<Priced>): void {
  if (!typical) return;
  const report = (field: keyof TypicalPrice, message: string) => {
    issues.push({
      code: 'custom',
      input: typical[field],
      path: ['typical', field],
      message,
    });
  };
  if (typical.from < price.dollars)
    report(
      'from',
      `is less than the price of this service, ${price.text}. Write what most customers pay at least, or correct the price`,
    );
  if (typical.to <= typical.from)
    report('to', 'must be more than from. Write the lower price first');
}

/** The kinds of job: each decides the chip of a service on town pages, and how soon someone comes. */
const CATEGORIES = [
  'installation',
  'repair',
  'maintenance',
  'emergency',
  'other',
] as const;

export type Category = (typeof CATEGORIES)[number];

/**
 * The parts of the door that the drawing shows, in the order of their numbers and of the rows at the parts: line by
 * line, from the top of the drawing.
 */
export const PARTS = [
  'spring',
  'opener',
  'track',
  'cable',
  'remote',
  'rollers',
  'panel',
] as const;

export type Part = (typeof PARTS)[number];

const otherSymptom = z.strictObject({
  says: text(5, 40).describe('What the caller says: Opens a few inches.'),
  heading: text(2, 100).describe(
    'The heading below, in this file, that it leads to.',
  ),
  whatsWrong: z
    .literal(true, 'can only be true. Leave the line out otherwise')
    .optional()
    .describe('Yes lists it under "What\'s Wrong" as well.'),
});

const toPrice = text(5, 40).optional();

/** As many as the style sheet of the choice has rules for. */
const MOST_FINISHES = 6;

/** A color that a style comes in. */
const finish = group('A color to choose from.', {
  name: text(3, 20).describe('Its name, such as Sandstone.'),
  color: formed(
    /^#[\da-f]{6}$/i,
    'must be a color in quotes, # and six signs, such as "#cfc0a9"',
  ).describe('About how it looks, for the sample beside its name.'),
  image: pictureName
    .optional()
    .describe(
      'The picture in this color, from the same place as that of the style, which shows without it.',
    ),
  imageAlt: imageAlt.optional(),
  toPrice: toPrice.describe(
    'What this color does to the price, in place of what the style does: Wood adds to the price.',
  ),
});

/** One of the things to choose from, such as a style of doors. */
const style = group('A style to choose from.', {
  image: pictureName.describe(
    'Its picture, 840 pixels wide or more, 1200 to be sharp; the middle of it shows, 16:9.',
  ),
  imageAlt,
  name: text(3, 30).describe('Its name, such as Carriage House.'),
  text: text(10, 120).describe('What speaks for it, in a sentence or two.'),
  toPrice: toPrice.describe(
    'What it does to the price: Insulation adds to the price.',
  ),
  heading: text(2, 100)
    .optional()
    .describe('The heading below, in this file, that says more of it.'),
  finishes: lines(finish.check(altWithImage), 0, MOST_FINISHES)
    .default([])
    .describe(
      'The colors it comes in, that of its picture first; six at most.',
    ),
});

/** A second picture of a service. */
const workPicture = group(
  'A picture of the job, beside the text under "About", and at the top of its pages in towns if it is 1,600 pixels wide or more and no new door is installed; without it, the one that all services share.',
  {
    image: pictureName.describe(
      'The picture, 840 pixels wide or more, another than at the top.',
    ),
    imageAlt,
    focalPoint,
  },
);

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
      .describe('Its drawing in lists and on cards; a wrench without one.'),
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
    covers: text(5, 140)
      .optional()
      .describe(
        'What the starting price buys, behind "Covers": one standard torsion spring, single door, labor and test.',
      ),
    notCovered: text(5, 140)
      .optional()
      .describe(
        'What costs more, behind "Not covered:", such as a second spring or a door over 8 feet.',
      ),
    typical: typical.optional(),
    onSite: text(3, 40)
      .optional()
      .describe(
        'How long the job takes there, before "on site", such as about an hour.',
      ),
    image: pictureName
      .optional()
      .describe('Its picture; without one, that of the services page.'),
    imageAlt: optionalImageAlt,
    focalPoint,
    workPicture: workPicture.optional(),
    popular: z
      .literal(
        true,
        'can only be true. Leave the line out for every other service',
      )
      .optional()
      .describe(
        'Only for the one service that carries the "Most Popular" badge.',
      ),
    category: oneOf(CATEGORIES)
      .default('other')
      .describe(
        'Its chip on town pages, and its time: repair and maintenance have the minutes of the town, emergency its own; installation and other, the default, come by appointment. Other has no chip. An emergency stands first in the list of services.',
      ),
    measuredFirst: z
      .literal(true, 'can only be true. Leave the line out otherwise')
      .optional()
      .describe(
        'Yes where we measure before the job, as for a new door: it stands under the word for installation in the list of services, and its pages in towns say "Before We Measure" for "Check Before You Call".',
      ),
    symptom: text(5, 60)
      .optional()
      .describe(
        'What a caller says of the door, under "What\'s Wrong"; else its title.',
      ),
    otherSymptoms: listOf(otherSymptom).describe(
      'What else callers say of the door, under "Something else?" on its pages in towns.',
    ),
    part: oneOf(PARTS)
      .optional()
      .describe(
        'The part of the door it fixes, lit in the drawing. None for whole doors.',
      ),
    seoName: text(5, 60)
      .optional()
      .describe(
        'Its name in the browser tab and in search results, where it stands alone.',
      ),
    styles: listOf(style).describe(
      'What one may choose from on its page, such as styles of doors; any number. The chosen one shows large.',
    ),
    callLabel: text(2, 40)
      .optional()
      .describe(
        'The words before the phone number on its page below the top, such as Ask What Yours Would Cost; Call without them.',
      ),
    answers: serviceAnswers,
    formerly,
  })
  .check(altWithImage)
  .check(typicalAbovePrice);
