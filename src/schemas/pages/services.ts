import { z } from 'astro/zod';
import { exactly, group } from '../shared.ts';
import { card, heading, heroWithCall, intro, learnMore, popular, seo, titled } from './parts.ts';

export const services = group('List of services', {
  page: z.literal('services'),
  ...seo,
  hero: heroWithCall.describe('The top of the page.'),
  guarantee: group('What the firm guarantees.', {
    heading,
    intro,
    items: exactly(4, 'items', card).describe('Four promises.'),
  }),
  howItWorks: group('How a job goes.', {
    heading,
    steps: exactly(3, 'steps', titled).describe('Three steps.'),
  }),
  list: group('All services.', { heading, intro, learnMore, popular }),
});
