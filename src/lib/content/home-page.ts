import { getCollection } from 'astro:content';
import { entryNamed, sortByOrder } from '../entries.ts';
import { pageMeta } from '../seo/head.ts';
import { getBusiness } from './business.ts';
import { getCallFacts } from './call-facts.ts';
import { getCopy } from './copy.ts';
import { getServices } from './services.ts';

/** Everything the home page shows. */
export async function getHomePage() {
  const [copy, business, services, reviews] = await Promise.all([
    getCopy('home'),
    getBusiness(),
    getServices(),
    getCollection('testimonials'),
  ]);
  return {
    meta: pageMeta('home', copy, business),
    copy,
    services,
    reviews: sortByOrder(reviews).map(({ data }) => ({
      data,
      service: entryNamed(services, data.service),
    })),
    gridMaximum: business.limits.homeGridMaximum,
    facts: await getCallFacts(),
  };
}

/** A review with its service. */
export type Review = Awaited<ReturnType<typeof getHomePage>>['reviews'][number];
