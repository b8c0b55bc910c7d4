import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getHero } from './hero.ts';
import { picture } from './pictures.ts';

/** The page about the company. */
export async function getAboutPage() {
  const copy = await getCopy('about');
  return {
    meta: pageMeta('about', copy, await getBusiness()),
    hero: await getHero(copy.hero),
    story: {
      ...copy.story,
      picture: picture(copy.story.image, copy.story.imageAlt),
    },
    highlights: copy.highlights,
    values: copy.values,
  };
}

export type Story = Awaited<ReturnType<typeof getAboutPage>>['story'];
