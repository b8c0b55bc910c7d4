import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getHero } from './hero.ts';
import { photo, picture } from './pictures.ts';

/** The home page. */
export async function getHomePage() {
  const copy = await getCopy('home');
  const { opening, ...hero } = copy.hero;
  const { picture: whyPicture } = copy.whyChoose;
  return {
    meta: pageMeta('home', copy, await getBusiness()),
    hero: {
      ...(await getHero(hero)),
      opening: opening && {
        open: picture(opening.image, ''),
        doorway: opening,
      },
    },
    whyChoose: {
      ...copy.whyChoose,
      photo: whyPicture && {
        ...photo(whyPicture),
        phoneCrop: whyPicture.phoneCrop,
      },
    },
    services: copy.services,
    testimonials: copy.testimonials,
  };
}

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;
