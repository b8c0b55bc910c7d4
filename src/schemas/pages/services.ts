import { z } from 'astro/zod';
import { card, heading, heroWithCall, intro, learnMore, popular, seo, titled } from './parts.ts';

/** The copy of the list of services. */
export const services = z
  .strictObject({
    page: z.literal('services'),
    ...seo,
    hero: heroWithCall.describe('The top of the page.'),
    guarantee: z
      .strictObject({
        heading,
        intro,
        items: z.array(card).length(4, 'must have exactly 4 items').describe('Four promises.'),
      })
      .describe('What the firm guarantees.'),
    howItWorks: z
      .strictObject({
        heading,
        steps: z.array(titled).length(3, 'must have exactly 3 steps').describe('Three steps.'),
      })
      .describe('How a job goes.'),
    list: z.strictObject({ heading, intro, learnMore, popular }).describe('All services.'),
  })
  .describe('List of services');
