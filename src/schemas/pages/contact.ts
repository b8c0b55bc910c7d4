import { z } from 'astro/zod';
import { group, referenceTo } from '../shared.ts';
import { heading, heroWithCall, intro, line, seo, short, titled } from './parts.ts';

export const contact = group('Contact page', {
  page: z.literal('contact'),
  ...seo,
  hero: heroWithCall.describe('The top of the page.'),
  touch: group('The two ways to reach the firm.', {
    heading,
    call: titled.describe('The card with the phone number.'),
    visit: titled
      .extend({ directions: short.describe('The words of the link to the map.') })
      .describe('The card with the address.'),
  }),
  shop: group('The towns served from the shop.', {
    heading,
    intro,
    areas: z
      .array(referenceTo('areas'))
      .min(1, 'must name at least one town, by file name')
      .max(6, 'must name 6 towns at most, by file name')
      .describe('The towns named here, six at most, by file name.'),
    viewAll: short.describe('The words of the link to all towns.'),
  }),
  before: group('What to look at before calling.', {
    heading,
    items: z
      .array(line)
      .min(3, 'must have 3 lines or more')
      .describe('What to have at hand, three lines or more.'),
  }),
});
