import { z } from 'astro/zod';
import { exactly, text } from '../shared.ts';
import { card, heading, heroWithCall, intro, line, seo } from './parts.ts';

/** The copy of the list of towns. */
export const serviceAreas = z
  .strictObject({
    page: z.literal('service-areas'),
    ...seo,
    hero: heroWithCall.describe('The top of the page.'),
    list: z
      .strictObject({
        heading,
        intro,
        viewAll: text(5, 40).describe('The words on the button that shows all towns.'),
      })
      .describe('The cards of the towns.'),
    benefits: z
      .strictObject({
        heading,
        items: exactly(3, 'items', card).describe('Three benefits.'),
      })
      .describe('What being local brings.'),
    findYourArea: z
      .strictObject({
        heading,
        map: z
          .strictObject({
            heading,
            text: line.describe('The sentence beside the map.'),
            credit: line.describe('Where the map comes from.'),
          })
          .describe('The map.'),
        response: z
          .strictObject({ heading, text: line.describe('The sentence on response times.') })
          .describe('The response times.'),
      })
      .describe('The map and the response times.'),
  })
  .describe('List of towns');
