import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../sort-by-order.ts';
import { entryNamed } from './entry-named.ts';
import type { ServiceEntry } from './services.ts';

export interface Review {
  data: CollectionEntry<'testimonials'>['data'];
  service: ServiceEntry;
}

/** All reviews in their order, each with its service. */
export async function getReviews(services: readonly ServiceEntry[]): Promise<Review[]> {
  const testimonials = await getCollection('testimonials');
  return sortByOrder(testimonials).map(({ data }) => ({
    data,
    service: entryNamed(services, data.service),
  }));
}
