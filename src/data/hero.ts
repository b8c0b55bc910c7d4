import { getCallFacts } from './facts.ts';
import { picture } from './pictures.ts';

interface Pictured {
  image: string;
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
