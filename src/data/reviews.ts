import {
  getReviews,
  type AreaEntry,
  type ReviewEntry,
  type ServiceEntry,
} from './collections.ts';
import type { Job } from './jobs.ts';
import { CORE_VALUES } from '../schemas/testimonial.ts';

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

/** For each core value what a customer says that proves it; none where nobody has. */
export async function getQuotesOfValues(): Promise<(Quote | undefined)[]> {
  const reviews = await getReviews();
  return CORE_VALUES.map((value) => {
    const review = reviews.find(({ data }) => data.value === value);
    return review && quoteOf(review);
  });
}

/**
 * What a customer says of a service, in a town one from there if anybody does.
 * @param jobs those that the page shows, with quotes of their own
 */
export async function getQuote(
  service: ServiceEntry,
  { area, jobs }: { area?: AreaEntry; jobs: readonly Job[] },
): Promise<Quote | undefined> {
  const reviews = await getReviews();
  const quotes = reviews
    .filter(({ data }) => data.service === service.id)
    .map(quoteOf)
    .filter(({ text }) => jobs.every(({ review }) => review?.text !== text));
  return (
    quotes.find(({ location }) => location === area?.data.name) ?? quotes[0]
  );
}
