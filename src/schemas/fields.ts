import { z } from 'astro/zod';
import { fieldRoles, type ReferencedCollection } from './field-schema.ts';

/** The longest description a search result shows; a longer one is cut there. */
export const META_DESCRIPTION_LENGTH = 155;

/** Lower-case words joined by single hyphens, as in `fort-lee`. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The width of a picture in pixels: the least that a wide hero needs, and what is best for it. */
export const PICTURE_WIDTH = { least: 1600, best: 2400 };

/** The least height of a picture in pixels: that of a social card, which shows it from edge to edge. */
export const LEAST_PICTURE_HEIGHT = 630;

/** The least width of a picture that only stands small, on a job, a person or a style, in pixels; phones send such. */
export const CARD_PICTURE_WIDTH = 840;

/** The most bytes a picture may have: more than a phone takes. Each is scaled for where it stands. */
export const LARGEST_PICTURE = 12_000_000;

/** Curly quotes around a text: to YAML they are part of it. */
const CURLY_QUOTES = /^[“”„‘].*[“”’]$/s;

/** Control characters, line breaks and halves of a character: no page can show them. */
const UNSHOWABLE = /[\p{Control}\p{Surrogate}\u2028\u2029]/u;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** The advice for a text that does not stand in one line of characters that can be shown. */
function unshowableMessage(value: string): string {
  return LINE_BREAK.test(value)
    ? 'holds a line break. Write it in one line'
    : 'holds a character that cannot be shown. Delete the word around it and type it again';
}

/** Characters of a field of one line; a longer one may have several, and the forms give it a box. */
export const LONGEST_LINE = 80;

/**
 * A trimmed text of `min` to `max` characters. A page shows it as one paragraph, so the line breaks
 * of a longer text become spaces.
 */
export function text(min: number, max: number) {
  const inOneParagraph = (value: string) =>
    max > LONGEST_LINE ? value.replaceAll(/\s+/g, ' ') : value;
  return z
    .string(
      "must be a text. Put it in straight quotes ('like this') if it is a number, yes or no",
    )
    .trim()
    .overwrite(inOneParagraph)
    .min(
      min,
      min === 1
        ? 'is empty. Write the text'
        : `is too short. Write at least ${String(min)} characters`,
    )
    .max(max, `is too long. Keep it to ${String(max)} characters`)
    .refine((value) => !UNSHOWABLE.test(value), {
      error: ({ input }) => unshowableMessage(String(input)),
    })
    .refine(
      (value) => !CURLY_QUOTES.test(value),
      "stands in curly quotes, which the page would show. Write straight quotes (') around it, or none",
    );
}

/**
 * A text of one form. The content check and the hints of the editor say the same `advice`.
 * @param advice what is wrong and what to write; completes "The field …"
 */
export function formed(form: RegExp, advice: string) {
  return (
    z
      .string(advice)
      // A field of another form says nothing about the fields beside it.
      .regex(form, { error: advice, abort: true })
      .meta({ patternErrorMessage: `This ${advice}.` })
  );
}

/** A list of exactly `count` items, which messages call by `noun`. */
export function exactly<Item extends z.ZodType>(
  count: number,
  noun: string,
  item: Item,
) {
  const what = `exactly ${String(count)} ${noun}`;
  return z
    .array(
      item,
      `must be a list of ${what}: one line each, starting with a hyphen`,
    )
    .length(count, `must have ${what}`);
}

/** A list of `least` to `most` items; the field must be there, if only with an empty list. */
export function lines<Item extends z.ZodType>(
  item: Item,
  least = 0,
  most = Infinity,
) {
  const count =
    most === Infinity
      ? `${String(least)} or more`
      : `${String(least)} to ${String(most)}`;
  const list = z.array(item).min(least, `must have ${count} items`);
  return most === Infinity ? list : list.max(most, `must have ${count} items`);
}

/** A list that may be left out. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).default([]);
}

/** Fields that belong together, and what they are about. */
export function group<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).describe(description);
}

/** Fields that differ in name only. */
export function alike<const Names extends readonly string[], Field>(
  names: Names,
  field: Field,
) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<
    Names[number],
    Field
  >;
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

/** A picture of `src/assets/pictures/`, named by its file name. */
export const pictureName = formed(
  /^[a-z0-9_-]+\.(?:jpe?g|png)$/,
  'is not a picture name. Write the file name only, such as panel-replacement.jpg',
).register(fieldRoles, { kind: 'picture' });

export const imageAlt = text(10, 125).describe(
  'What the picture shows, for people who cannot see it.',
);

/** The same where the page has a title to describe the picture by. */
export const optionalImageAlt = imageAlt
  .optional()
  .describe(
    'What the picture shows, for people who cannot see it; its title without it.',
  );

interface Pictured {
  image?: string | undefined;
  imageAlt?: string | undefined;
}

/** For `.check()` of a schema: words for people who cannot see a picture need one. */
export function altWithImage({
  value,
  issues,
}: z.core.ParsePayload<Pictured>): void {
  if (value.image !== undefined || value.imageAlt === undefined) return;
  const message =
    'needs the field image beside it, the picture that it describes. Add it, or remove this';
  issues.push({ code: 'custom', input: value, path: ['imageAlt'], message });
}

/** The icons of a well-kept set that page copy may name; services have drawings of their own. */
export const GENERAL_ICONS = [
  'badge-check',
  'clock',
  'file-check',
  'heart-handshake',
  'house',
  'map-pin',
  'phone',
  'receipt',
  'scale',
  'shield-check',
  'siren',
  'truck',
  'wrench',
] as const;

const slug = () =>
  formed(
    SLUG_PATTERN,
    'must be a name in small letters and hyphens, such as broken-spring-replacement',
  );

/** The slug of an entry of a collection, that is its file name without `.md`. */
export function referenceTo(collection: ReferencedCollection) {
  return slug().register(fieldRoles, { kind: 'entry', collection });
}

/** The file names that an entry had before. */
export const formerly = listOf(slug()).describe(
  'The names it had before at the end of addresses, such as panel-repair; those addresses lead here.',
);

/** A ZIP code; without quotes it would be a number. */
export const zip = formed(
  /^\d{5}$/,
  'must be five digits in quotes, such as "07670"',
);

/** A month of this century, such as `2026-11`. */
export const month = formed(
  /^20\d\d-(?:0[1-9]|1[0-2])$/,
  'must be a year and a month, such as 2026-11',
).meta({ format: 'month' });

/** A number that counts. */
export const count = z
  .number('must be a whole number without quotes, such as 3')
  .int('must be a whole number')
  .min(1, 'must be 1 or more');

/** An amount of money, in whole US dollars. */
export const dollars = z
  .int('must be whole dollars without a sign, such as 240')
  .min(1, 'must be 1 or more')
  .max(99_999, 'must be 99999 or less');

export const order = count.describe(
  'Its place in lists: 1 comes first; without one it is last.',
);

function degrees(least: number, most: number, example: string) {
  const advice = `must be a number of degrees from ${String(least)} to ${String(most)}, such as ${example}`;
  return z.number(advice).min(least, advice).max(most, advice);
}

/** The middle of a place in the United States. */
export const location = z.strictObject({
  latitude: degrees(24, 50, '40.919').describe(
    'Degrees north, such as 40.919.',
  ),
  longitude: degrees(-125, -66, '-73.9567, with its minus sign').describe(
    'Degrees east, such as -73.9567.',
  ),
});

/** A place in a picture. */
export const percent = z
  .int('must be a whole number')
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100');

/** The same where whole numbers would be seen to be off. */
const exactPercent = z
  .number('must be a number, such as 60.9')
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100');

/** A picture once more, where its garage door is open. */
export const opening = z.strictObject({
  image: pictureName.describe(
    'The same picture with the door open, taken from the same place.',
  ),
  left: exactPercent.describe('Left edge of the doorway, in percent.'),
  top: exactPercent.describe('Upper edge of the doorway, in percent.'),
  width: exactPercent.describe('Width of the doorway, in percent.'),
  height: exactPercent.describe('Height of the doorway, in percent.'),
});

const step = percent
  .multipleOf(5, 'must be a multiple of 5')
  .describe('Percent from the left or the top, in steps of 5.');

export const focalPoint = z
  .strictObject({ x: step, y: step })
  .optional()
  .describe(
    'What stays in sight where a screen cuts the picture; the middle without it.',
  );
