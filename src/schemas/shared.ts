import { z } from 'astro/zod';
import { fieldRoles } from './roles.ts';

/** The longest description a search result shows; the specification cuts there (spec §9). */
export const META_DESCRIPTION_LENGTH = 155;

/** Lower-case words joined by single hyphens, as in `fort-lee`. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A trimmed text of `min` to `max` characters, with a message that says what to write instead. */
export function text(min: number, max: number) {
  return z
    .string({
      error: 'must be a text. Put it in quotes if it starts with a digit or holds a colon',
    })
    .trim()
    .min(
      min,
      min === 1
        ? 'is empty. Write the text'
        : `is too short. Write at least ${String(min)} characters`,
    )
    .max(max, `is too long. Keep it to ${String(max)} characters`);
}

/** The width of a picture in pixels: the least that a wide hero needs, and what is best for it. */
export const PICTURE_WIDTH = { least: 1600, best: 2400 };

/** The most bytes a picture may have; each is scaled for every place it stands in. */
export const LARGEST_PICTURE = 5_000_000;

/**
 * A text of one form. The content check and the hints of the editor say the same `advice`.
 * @param advice what is wrong and what to write; completes "The field …"
 * @param type the same for a value that is no text at all
 */
export function formed(form: RegExp, advice: string, type = advice) {
  return z
    .string({ error: type })
    .regex(form, advice)
    .meta({ patternErrorMessage: `This ${advice}.` });
}

/** A picture of `src/assets/pictures/`, named by its file name. */
export const pictureName = formed(
  /^[a-z0-9-]+\.(?:jpg|png)$/,
  'is not a picture name. Write the file name only, such as panel-replacement.jpg',
  'must be the file name of a picture, such as panel-replacement.jpg',
).register(fieldRoles, { kind: 'picture' });

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

export type GeneralIcon = (typeof GENERAL_ICONS)[number];

/** The slug of an entry of a collection, that is its file name without `.md`. */
export function slugOf(collection: 'services' | 'areas') {
  return formed(
    SLUG_PATTERN,
    'is not a slug. Write small letters and hyphens, such as broken-spring-replacement',
    'must be the file name of the other entry without .md',
  ).register(fieldRoles, { kind: 'entry', collection });
}

/** Where the entry stands in lists; small numbers come first. */
export const order = z
  .number({ error: 'must be a whole number without quotes, such as 3' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .describe('Its place in lists: 1 comes first; without one it comes last.');

export const latitude = z
  .number({ error: 'must be a number such as 40.919' })
  .min(-90)
  .max(90)
  .describe('Degrees north, such as 40.919.');

export const longitude = z
  .number({ error: 'must be a number such as -73.9567' })
  .min(-180)
  .max(180)
  .describe('Degrees east; in America the number is negative: -73.9567.');
