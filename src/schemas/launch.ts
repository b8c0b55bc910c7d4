import { z } from 'astro/zod';
import { text } from './shared.ts';

/** Readers of YAML 1.1 make a date of an unquoted day; both forms mean the same. */
function dayOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}

const confirmation = z.strictObject({
  point: text(2, 80).describe('The name of the point, as the launch check prints it.'),
  text: text(1, 2000).describe('The words that were confirmed, exactly as the site has them.'),
  by: text(2, 40).describe('Who confirmed it: name or initials.'),
  on: z
    .preprocess(dayOf, z.iso.date({ error: 'must be a day written like this: 2026-12-01' }))
    .describe('The day it was confirmed, such as 2026-12-01.'),
});

/** What the owner has confirmed before going live; one file, `launch.yml`. */
export const launchSchema = z.strictObject({
  confirmed: z
    .array(confirmation)
    .describe('One entry a confirmed point; it holds while the site still says the same text.'),
});

export type Confirmation = z.infer<typeof confirmation>;
