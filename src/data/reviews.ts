import { distanceInMiles } from '../lib/geo/distance.ts';
import {
  getAreas,
  getReviews,
  type AreaEntry,
  type ReviewEntry,
  type ServiceEntry,
} from './collections.ts';
import type { Job } from './jobs.ts';
import type { CORE_VALUES } from '../schemas/testimonial.ts';

/** Further than any town on Earth: where a customer lives of whom only the name of the town is known. */
const UNKNOWN_MILES = 25_000;

/** What a customer says. */
export interface Quote {
  text: string;
  name: string;
  /** The town where the customer lives. */
  location: string;
}

function quoteOf({ data: { text, name, location } }: ReviewEntry): Quote {
  return { text, name, location };
}

/** What a customer says that proves a core value, if anybody does. */
export async function getQuoteOfValue(
  value: (typeof CORE_VALUES)[number],
): Promise<Quote | undefined> {
  const reviews = await getReviews();
  const review = reviews.find(({ data }) => data.value === value);
  return review && quoteOf(review);
}

/** Quotes for a page that shows these jobs, without those that the jobs show. */
function quotesBeside(
  jobs: readonly Job[],
  reviews: readonly ReviewEntry[],
): Quote[] {
  const isShown = (text: string) =>
    jobs.some(({ review }) => review?.text === text);
  return reviews.map(quoteOf).filter(({ text }) => !isShown(text));
}

/**
 * What a customer says of a service, in a town one from there if anybody does; else what one from there says of another.
 * @param jobs those that the page shows, with quotes of their own
 */
export async function getQuote(
  service: ServiceEntry,
  { area, jobs }: { area?: AreaEntry; jobs: readonly Job[] },
): Promise<Quote | undefined> {
  const reviews = await getReviews();
  const quotes = quotesBeside(
    jobs,
    reviews.filter(({ data }) => data.service === service.id),
  );
  const isLocal = ({ location }: Quote) => location === area?.data.name;
  return (
    quotes.find(isLocal) ??
    quotes[0] ??
    quotesBeside(jobs, reviews).find(isLocal)
  );
}

/**
 * What a customer says who lives in a town, or else as near to it as any.
 * @param jobs those that the page shows, with quotes of their own
 */
export async function getLocalQuote(
  { data: { name, location } }: AreaEntry,
  jobs: readonly Job[],
): Promise<Quote | undefined> {
  const areas = await getAreas();
  const milesTo = (quote: Quote) => {
    if (quote.location === name) return 0;
    const home = areas.find(({ data }) => data.name === quote.location);
    return location && home?.data.location
      ? distanceInMiles(location, home.data.location)
      : UNKNOWN_MILES;
  };
  return quotesBeside(jobs, await getReviews())
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .at(0);
}
