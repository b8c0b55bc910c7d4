import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { Focus } from '../schemas/fields.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../lib/seo/head.ts';

/** A picture as pages show it; what content says of it, in other words. */
export interface Picture {
  image: ImageMetadata;
  /** Its description, for people who cannot see it. */
  alt: string;
  /** The side that stays in sight where it is cut; the middle without. */
  focus?: Focus | undefined;
  /** Another cut for phones. */
  phone?: ImageMetadata | undefined;
}

interface PictureFields {
  image: ImageMetadata;
  imageAlt: string;
  focus?: Focus | undefined;
  phone?: ImageMetadata | undefined;
}

/** Pictures are handed on unread: reading a field of one would publish its original. */
export const picture = ({
  image,
  imageAlt,
  focus,
  phone,
}: PictureFields): Picture => ({
  image,
  alt: imageAlt,
  focus,
  phone,
});

/** The card that shows where a page is shared: its picture, 1200×630. @returns its path */
export async function getCard({
  image,
  focus = 'center',
}: Picture): Promise<string> {
  const { src } = await getImage({
    src: image,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fit: 'cover',
    position: focus,
    format: 'jpg',
  });
  return src;
}
