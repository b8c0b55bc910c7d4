import type { ImageMetadata } from 'astro';
import { getCallFacts } from './prices-and-times.ts';
import { picture } from './pictures.ts';

interface Pictured {
  image: ImageMetadata;
  imageAlt: string;
}

/** The hero of a page that stands alone: its words, its picture, the facts beside the call. */
export async function getHero<Copy extends Pictured>({
  image,
  imageAlt,
  ...copy
}: Copy) {
  return {
    ...copy,
    picture: picture(image, imageAlt),
    facts: await getCallFacts(),
  };
}
