import { z } from 'astro/zod';
import { exactly } from '../shared.ts';
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
        items: exactly(4, 'items', card).describe('Four promises.'),
      })
      .describe('What the firm guarantees.'),
    howItWorks: z
      .strictObject({
        heading,
        steps: exactly(3, 'steps', titled).describe('Three steps.'),
      })
      .describe('How a job goes.'),
    list: z.strictObject({ heading, intro, learnMore, popular }).describe('All services.'),
  })
  .describe('List of services');
