import { monthInWords } from '../lib/formats.ts';
import { splitFirstSentence } from '../lib/sentences.ts';
import { pageMeta } from '../lib/seo/head.ts';
import type { CopyOf } from '../schemas/pages.ts';
import { CORE_VALUES } from '../schemas/testimonial.ts';
import { getBusiness, getCopy } from './collections.ts';
import { getCompanyFacts } from './facts.ts';
import { photo, picture } from './pictures.ts';
import { getQuotesOfValues } from './reviews.ts';
import { getPeople } from './team.ts';

type ValuesCopy = CopyOf<'about'>['values'];

/** Who rated the company and when; empty unless the site says that it was rated. */
async function getRating(ratedBy: string): Promise<string> {
  const { claims, ratingSource, ratingMonth } = await getBusiness();
  if (!claims.rating || !ratingSource || !ratingMonth) return '';
  return `${ratedBy} ${ratingSource}, ${monthInWords(ratingMonth)}`;
}

/** The four values, each with what proves it: the warranty, a picture of the work, or what a customer says. */
async function getValues({ warranty, workPicture, ...copy }: ValuesCopy) {
  const quotes = await getQuotesOfValues();
  const cards = copy.cards.map(({ title, text }, index) => {
    const value = CORE_VALUES[index];
    // The slip is empty when the owner has dropped the claim it shows.
    const slip =
      value === 'reliability' && warranty.title ? warranty : undefined;
    const work =
      value === 'craftsmanship' && workPicture ? photo(workPicture) : undefined;
    return {
      title,
      ...splitFirstSentence(text),
      slip,
      photo: work,
      quote: slip || work ? undefined : quotes[index],
    };
  });
  return { ...copy, cards };
}

/** The page about the company. */
export async function getAboutPage() {
  const copy = await getCopy('about');
  const { image, imageAlt, years, shop, ...hero } = copy.hero;
  return {
    meta: pageMeta('about', copy, await getBusiness()),
    hero: {
      ...hero,
      picture: picture(image, imageAlt),
      facts: await getCompanyFacts({ years, shop }),
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
