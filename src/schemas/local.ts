import { z } from 'astro/zod';
import { formed, text } from './shared.ts';

/** The text of one service in one town, in `local/{town}/{service}.md`; its body opens the page. */
export const localSchema = z.strictObject({
  headline: text(10, 80).describe('The heading over the text: what this town means for this job.'),
  facts: z
    .array(formed(/^[a-z0-9-]+$/, 'must be the id of a fact in the town file'))
    .min(1, 'must name at least one fact of the town file that the text rests on')
    .describe('The ids of the facts in the town file that the text rests on.'),
  checks: z
    .array(text(20, 160), { error: 'must be a list of exactly 3 lines' })
    .length(3, 'must have exactly 3 lines')
    .describe('Three short lines under "Before you call": what to look at, measure or ask.'),
});
