import { z } from 'astro/zod';
import { formed, latitude, longitude, order, pictureName, slugOf, text } from './shared.ts';

/** What a local fact is about; texts may only name what one of the facts names. */
export const FACT_KINDS = [
  'street',
  'road',
  'place',
  'housing',
  'ground',
  'water',
  'people',
  'rule',
] as const;

const fact = z.strictObject({
  id: formed(
    /^[a-z0-9-]+$/,
    'must be small letters, digits and hyphens, such as brook-floods',
    'must be a short name for the fact, such as brook-floods',
  ).describe('A short name, so that a local text can say which facts it rests on.'),
  kind: z
    .enum(FACT_KINDS, { error: `must be one of ${FACT_KINDS.join(', ')}` })
    .describe('What it is about.'),
  text: text(3, 400).describe(
    'The fact in one plain sentence, or the name of the street or place.',
  ),
  source: text(3, 300).describe('Where it was read. A fact without a source is not shown.'),
});

/** One town; its file name is its slug, its Markdown body is the long text of its page. */
export const areaSchema = z.strictObject({
  name: text(3, 30).describe('The name of the town.'),
  order: order.optional(),
  title: text(10, 60).describe('The heading of its page.'),
  description: text(60, 200).describe('One or two sentences under the heading.'),
  neighborhoods: z
    .array(text(3, 40), { error: 'must be a list of exactly 4 street names' })
    .length(4, 'must have exactly 4 street names')
    .describe('Four streets, as shown on its card.'),
  responseTime: formed(
    /^\d{1,3}-\d{1,3} min$/,
    'must read like this: 25-40 min',
    'must be a text such as 25-40 min',
  ).describe('The usual response time, such as 25-40 min.'),
  coverage: text(3, 40).describe('How much of the town is served: Full service area.'),
  zips: z
    .array(formed(/^\d{5}$/, 'must be five digits in quotes, such as "07670"'), {
      error: 'must be a list of ZIP codes in quotes, such as "07670"',
    })
    .min(1, 'needs at least one ZIP code')
    .describe('Its ZIP codes, each in quotes.'),
  location: z
    .strictObject({ latitude, longitude })
    .describe('The middle of the town; distance and direction are worked out from it.'),
  neighbors: z
    .array(slugOf('areas'))
    .default([])
    .describe('The served towns that border it, by file name; their pages name it in turn.'),
  image: pictureName
    .optional()
    .describe('A picture of its own; without one the page shows the general street picture.'),
  imageAlt: text(10, 125).optional().describe('What that picture shows.'),
  facts: z
    .array(fact)
    .min(1, 'needs at least one fact with its source')
    .describe('What is known of the town. Texts may state only what stands here.'),
});
