import { monthInWords } from '../lib/formats.ts';
import { distanceInMiles } from '../lib/distance.ts';
import {
  getAreas,
  getReviews,
  type AreaEntry,
  type ReviewEntry,
  type ServiceEntry,
} from './collections.ts';

/** Further than any town on Earth: where a customer lives of whom only the name of the town is known. */
const UNKNOWN_MILES = 25_000;

/** When a review was written, and where; empty unless it is one of a real customer. */
export function whenWritten({ data: { month, source } }: ReviewEntry): string {
  return [month && monthInWords(month), source].filter(Boolean).join(', ');
}

/** What a customer says that proves a core value, if anybody does. */
export async function getQuoteOfValue(
  value: ReviewEntry['data']['value'],
): Promise<ReviewEntry | undefined> {
  const reviews = await getReviews();
  return reviews.find(({ data }) => data.value === value);
}

/** What a customer says of a service, in a town one from there if anybody does; else what one from there says of another. */
export async function getQuote(
  service: ServiceEntry,
  area?: AreaEntry,
): Promise<ReviewEntry | undefined> {
  const reviews = await getReviews();
  const ofService = reviews.filter(
    ({ data }) => data.service.id === service.id,
  );
  const isLocal = ({ data }: ReviewEntry) => data.location === area?.data.name;
  return ofService.find(isLocal) ?? ofService[0] ?? reviews.find(isLocal);
}

/** What a customer says who lives in a town, or else as near to it as any. */
export async function getLocalQuote({
  data: { name, location },
}: AreaEntry): Promise<ReviewEntry | undefined> {
  const areas = await getAreas();
  const milesTo = (review: ReviewEntry) => {
    const from = review.data.location;
    if (from === name) return 0;
    const home = areas.find(({ data }) => data.name === from);
    return location && home?.data.location
      ? distanceInMiles(location, home.data.location)
      : UNKNOWN_MILES;
  };
  return (await getReviews())
    .toSorted((one, other) => milesTo(one) - milesTo(other))
    .at(0);
}
