import { pageMeta } from '../lib/seo/head.ts';
import { getBusiness, getCopy } from './collections.ts';
import { picture } from './pictures.ts';
import { getCompanyFacts } from './prices-and-times.ts';
import { getQuoteOfValue } from './reviews.ts';

/** The page about the company. */
export async function getAboutPage() {
  const copy = await getCopy('about');
  const { image, imageAlt, ...hero } = copy.hero;
  return {
    meta: pageMeta('about', copy, await getBusiness()),
    hero: {
      ...hero,
      picture: picture(image, imageAlt),
      facts: await getCompanyFacts(),
    },
    story: {
      ...copy.story,
      picture: picture(copy.story.image, copy.story.imageAlt),
    },
    highlights: copy.highlights,
    teamHeading: copy.team.heading,
    values: { ...copy.values, quote: await getQuoteOfValue('craftsmanship') },
  };
}

type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

export type AboutHero = AboutPage['hero'];
export type Story = AboutPage['story'];
export type Values = AboutPage['values'];
