import type { ServiceEntry } from './collections.ts';
import { picture, type Picture } from './pictures.ts';

/** One of the things to choose from in a service. */
export interface StyleCard {
  style: ServiceEntry['data']['styles'][number];
  /** Its picture, and the same in its other colors: one for each of its colors, if it has any. */
  pictures: Picture[];
  /** What it does to the price: one for each of its colors, if they differ. */
  notes: string[];
}

function picturesOf({ image, imageAlt, finishes }: StyleCard['style']) {
  const own = picture(image, imageAlt);
  if (finishes.length === 0) return [own];
  return finishes.map((finish) =>
    finish.image ? picture(finish.image, finish.imageAlt ?? imageAlt) : own,
  );
}

/** The note of each color, which is that of the style where it has none of its own. */
function notesOf({ toPrice = '', finishes }: StyleCard['style']) {
  if (finishes.some((finish) => finish.toPrice))
    return finishes.map((finish) => finish.toPrice ?? toPrice);
  return toPrice ? [toPrice] : [];
}

/** What one may choose from in a service. */
export const styleCards = (service: ServiceEntry): StyleCard[] =>
  service.data.styles.map((style) => ({
    style,
    pictures: picturesOf(style),
    notes: notesOf(style),
  }));
