import { z } from 'astro/zod';
import { fieldRoles } from '../roles.ts';
import { heading, heroWithCall, intro, line, seo, short, titled } from './parts.ts';

const town = z.string().register(fieldRoles, { kind: 'entry', collection: 'areas' });

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
          .array(town)
          .length(6, 'must name exactly 6 towns, by file name')
          .describe('Six towns, by file name.'),
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
