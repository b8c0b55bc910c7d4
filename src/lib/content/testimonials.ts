import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../sort-by-order.ts';
import { findService, type ServiceEntry } from './services.ts';

export interface Review {
  data: CollectionEntry<'testimonials'>['data'];
  service: ServiceEntry;
}

/**
 * All reviews in their order, each with its service.
 * @throws when a review names a service that does not exist
 */
export async function getReviews(services: readonly ServiceEntry[]): Promise<Review[]> {
  const testimonials = await getCollection('testimonials');
  return sortByOrder(testimonials).map(({ id, data }) => ({
    data,
    service: findService(services, data.service, `src/content/testimonials/${id}.md`),
  }));
}
