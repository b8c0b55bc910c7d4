import { z } from 'astro/zod';
import { referenceTo } from '../shared.ts';
import { heading, heroWithCall, intro, line, seo, short, titled } from './parts.ts';

/** The copy of the contact page. */
export const contact = z
  .strictObject({
    page: z.literal('contact'),
    ...seo,
    hero: heroWithCall.describe('The top of the page.'),
    touch: z
      .strictObject({
        heading,
        call: titled.describe('The card with the phone number.'),
        visit: titled
          .extend({ directions: short.describe('The words of the link to the map.') })
          .describe('The card with the address.'),
      })
      .describe('The two ways to reach the firm.'),
    shop: z
      .strictObject({
        heading,
        intro,
        areas: z
          .array(referenceTo('areas'))
          .min(1, 'must name at least one town, by file name')
          .max(6, 'must name 6 towns at most, by file name')
          .describe('The towns named here, six at most, by file name.'),
        viewAll: short.describe('The words of the link to all towns.'),
      })
      .describe('The towns served from the shop.'),
    before: z
      .strictObject({
        heading,
        items: z.array(line).min(3).describe('What to have at hand, three lines or more.'),
      })
      .describe('What to look at before calling.'),
  })
  .describe('Contact page');
