import { monthInWords } from '../lib/formats.ts';
import { splitFirstSentence } from '../lib/sentences.ts';
import { pageMeta } from '../lib/seo/head.ts';
import type { CopyOf } from '../schemas/pages.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getCompanyFacts } from './facts.ts';
import { picture } from './pictures.ts';
import { getQuoteOfValue } from './reviews.ts';
import { getPeople } from './team.ts';

/** Who rated the company and when; empty unless the site says that it was rated. */
async function getRating(ratedBy: string): Promise<string> {
  const { claims, ratingSource, ratingMonth } = await getBusiness();
  if (!claims.rating || !ratingSource || !ratingMonth) return '';
  return `${ratedBy} ${ratingSource}, ${monthInWords(ratingMonth)}`;
}

/** The four values, the first sentence of each large, and what a customer says of them. */
async function getValues(copy: CopyOf<'about'>['values']) {
  return {
    ...copy,
    cards: copy.cards.map(({ text, ...card }) => ({
      ...card,
      ...splitFirstSentence(text),
    })),
    quote: await getQuoteOfValue('craftsmanship'),
  };
}

/** The page about the company. */
export async function getAboutPage() {
  const copy = await getCopy('about');
  const { image, imageAlt, years, ...hero } = copy.hero;
  return {
    meta: pageMeta('about', copy, await getBusiness()),
    hero: {
      ...hero,
      picture: picture(image, imageAlt),
      facts: await getCompanyFacts(years),
    },
    story: {
      ...copy.story,
      mission: splitFirstSentence(copy.story.mission),
      picture: picture(copy.story.image, copy.story.imageAlt),
    },
    highlights: copy.highlights,
    rating: await getRating(copy.highlights.ratedBy),
    team: { heading: copy.team.heading, people: await getPeople() },
    values: await getValues(copy.values),
  };
}

type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;

export type AboutHero = AboutPage['hero'];
export type Story = AboutPage['story'];
export type Values = AboutPage['values'];
