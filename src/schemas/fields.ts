import type { reference, SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

/** How pictures and names of other entries are read: by Astro in a build, or by the content check. */
export interface Tools {
  image: SchemaContext['image'];
  reference: typeof reference;
}

/** The longest description a search result shows, in characters. */
export const META_DESCRIPTION_LENGTH = 155;

/** Says that a field is missing or empty, or else what its value must be. */
const expected =
  (advice: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined
      ? `is missing: it ${advice}`
      : input === null
        ? 'is empty: write something, or remove the line'
        : advice;

/** A text of `min` to `max` characters. */
export function text(min: number, max: number) {
  return z
    .string({
      error: expected('must be a text, in quotes if it is a number, yes or no'),
    })
    .trim()
    .min(
      min,
      min === 1
        ? 'is empty: write the text, or remove the line'
        : `must have ${String(min)} characters or more`,
    )
    .max(max, `must have ${String(max)} characters or fewer`);
}

/** A text that matches a pattern; `advice` completes "The field …". */
export const matching = (form: RegExp, advice: string) =>
  z.string({ error: expected(advice) }).regex(form, advice);

/** A list of `min` to `max` items. */
export function list<Item extends z.ZodType>(
  item: Item,
  min = 0,
  max = Infinity,
) {
  const size =
    min === max ? `exactly ${String(min)}` : `at least ${String(min)}`;
  const items = z
    .array(item, {
      error: expected('must be a list: one line each, starting with a hyphen'),
    })
    .min(min, `must have ${size} lines`);
  return max === Infinity
    ? items
    : items.max(
        max,
        `must have ${min === max ? size : `at most ${String(max)}`} lines`,
      );
}

/** Fields that belong together. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: expected('must be a group of fields') });

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, {
    error: expected(`must be one of ${words.join(', ')}`),
  });

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number, example: number) {
  const advice = `must be a whole number from ${String(min)} to ${String(max)}, such as ${String(example)}`;
  return z
    .int({ error: expected(advice) })
    .min(min, advice)
    .max(max, advice);
}

export const flag = z.boolean('must be true or false').default(false);

/** Its place in lists: 1 comes first; without one it is last. */
export const order = wholeNumber(1, 999, 3).optional();

/** Whole US dollars, without the sign. */
export const dollars = z
  .int('must be a number of dollars, such as 120')
  .min(1, 'must be a number of dollars, such as 120')
  .max(99_999, 'must be 99999 or less');

/** How soon someone comes, in minutes. */
export const minutes = group({
  from: wholeNumber(1, 999, 25),
  to: wholeNumber(1, 999, 40),
}).refine(({ from, to }) => from < to, {
  path: ['to'],
  message: 'must be more than from: write the shorter time first',
});

export type Minutes = z.infer<typeof minutes>;

export const month = matching(
  /^20\d\d-(?:0[1-9]|1[0-2])$/,
  'must be a year and a month, such as 2026-11',
);

export const zip = matching(
  /^\d{5}$/,
  'must be five digits in quotes, such as "07670"',
);

/** How a US phone number is printed on every page: (201) 555-0142. */
export const phone = matching(
  /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
  'must be a phone number written like this: (201) 555-0142',
);

function degrees(min: number, max: number, example: string) {
  const advice = `must be a number of degrees from ${String(min)} to ${String(max)}, such as ${example}`;
  return z
    .number({ error: expected(advice) })
    .min(min, advice)
    .max(max, advice);
}

/** The middle of a place in the United States. */
export const location = group({
  latitude: degrees(24, 50, '40.919'),
  longitude: degrees(-125, -66, '-73.9567, with its minus sign'),
});

/** What a picture shows, for people who cannot see it. */
export const imageAlt = text(10, 125);

/** The side of a picture that stays in sight where it is cut; the middle without. */
const FOCUS = [
  'left',
  'right',
  'top',
  'bottom',
  'left top',
  'left bottom',
  'right top',
  'right bottom',
] as const;

export type Focus = (typeof FOCUS)[number] | 'center';

export const focus = oneOf(FOCUS).optional();

/** A picture and what it shows. */
export const picture = ({ image }: Tools) => ({
  image: image(),
  imageAlt,
  focus,
});

/** The names that a file had before: their addresses lead to it. */
export const formerly = z
  .array(
    matching(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be a file name without .md, such as panel-repair',
    ),
  )
  .default([]);
