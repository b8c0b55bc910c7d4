import { z } from 'astro/zod';
import { exactly, group, text } from '../shared.ts';
import { card, heading, heroWithCall, intro, line, seo } from './parts.ts';

export const serviceAreas = group('List of towns', {
  page: z.literal('service-areas'),
  ...seo,
  hero: heroWithCall.describe('The top of the page.'),
  list: group('The cards of the towns.', {
    heading,
    intro,
    viewAll: text(5, 40).describe('The words on the button that shows all towns.'),
  }),
  benefits: group('What being local brings.', {
    heading,
    items: exactly(3, 'items', card).describe('Three benefits.'),
  }),
  findYourArea: group('The map and the response times.', {
    heading,
    map: group('The map.', {
      heading,
      text: line.describe('The sentence beside the map.'),
      credit: line.describe('Where the map comes from.'),
    }),
    response: group('The response times.', {
      heading,
      text: line.describe('The sentence on response times.'),
    }),
  }),
});
