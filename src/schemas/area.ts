import { z } from 'astro/zod';
import {
  exactly,
  formed,
  formerly,
  altWithImage,
  focalPoint,
  optionalImageAlt,
  listOf,
  location,
  order,
  pictureName,
  referenceTo,
  text,
  zip,
} from './fields.ts';

/** How soon we are usually there: as it is shown, and from how many minutes to how many. */
export interface ResponseTime {
  text: string;
  from: number;
  to: number;
}

const RESPONSE_PATTERN = /^(\d{1,3})-(\d{1,3}) min$/;

const responseTime = formed(RESPONSE_PATTERN, 'must read like this: 25-40 min')
  .transform((text): ResponseTime => {
    const [, from, to] = RESPONSE_PATTERN.exec(text) ?? [];
    return { text, from: Number(from), to: Number(to) };
  })
  .refine(
    ({ from, to }) => from <= to,
    'must start with the shorter time: 25-40 min',
  );

/** One town; its file name is its slug, its Markdown body is the long text of its page. */
export const areaSchema = z
  .strictObject({
    name: text(3, 30).describe('The name of the town.'),
    order: order.optional(),
    title: text(10, 60).describe(
      'The heading of its page; {name} stands for the name.',
    ),
    description: text(60, 200).describe(
      'One or two sentences under the heading.',
    ),
    neighborhoods: exactly(4, 'street names', text(3, 40)).describe(
      'Four streets, as on its card.',
    ),
    responseTime: responseTime.describe(
      'The usual response time, such as 25-40 min.',
    ),
    coverage: text(3, 40).describe(
      'How much of the town is served: Full service area.',
    ),
    zips: listOf(zip).describe('Its ZIP codes.'),
    location: location
      .optional()
      .describe('The middle of the town, for map and distance.'),
    neighbors: listOf(referenceTo('areas')).describe(
      'The served towns that border it; their pages name it in turn.',
    ),
    image: pictureName
      .optional()
      .describe(
        'The picture on its pages and social card, such as a house as they stand there; without one, that of the list of towns.',
      ),
    imageAlt: optionalImageAlt,
    focalPoint,
    formerly,
  })
  .check(altWithImage);
