import { z } from 'astro/zod';
import { exactly, text } from './fields.ts';

/** The text of one service in one town, in `local/{town}/{service}.md`; its body opens the page. */
export const localSchema = z.strictObject({
  headline: text(10, 80).describe(
    'The heading: an offer, or the trouble as callers tell it.',
  ),
  checks: exactly(3, 'lines', text(20, 160)).describe(
    'Three short lines under "Check Before You Call": what one sees from a safe spot in a minute.',
  ),
});
