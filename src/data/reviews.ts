import {
  getReviews,
  type AreaEntry,
  type ServiceEntry,
} from './collections.ts';
import type { Job } from './jobs.ts';

/** What a customer says. */
export interface Quote {
  text: string;
  name: string;
  /** The town where the customer lives. */
  location: string;
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
    .map(({ data: { text, name, location } }) => ({ text, name, location }))
    .filter(({ text }) => jobs.every(({ review }) => review?.text !== text));
  return (
    quotes.find(({ location }) => location === area?.data.name) ?? quotes[0]
  );
}
