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
    items: z.array(card).max(4, 'must have 4 items at most').describe('What else it promises.'),
  }),
  howItWorks: group('How a job goes.', {
    heading,
    steps: exactly(3, 'steps', titled).describe('Three steps.'),
  }),
  list: group('All services.', { heading, intro, learnMore, popular }),
});
