import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../sort-by-order.ts';
import { getCopy } from './copy.ts';
import { once } from './once.ts';

type Entry = CollectionEntry<'services'>;

/** A service with its picture, or the one of the services page in its place. */
export interface ServiceEntry extends Entry {
  data: Entry['data'] & { image: string; imageAlt: string };
}

/** All services in their order. */
export const getServices = once(async (): Promise<ServiceEntry[]> => {
  const [services, { hero }] = await Promise.all([getCollection('services'), getCopy('services')]);
  return sortByOrder(services).map((service) => {
    const { image = hero.image, imageAlt = hero.imageAlt } = service.data;
    return { ...service, data: { ...service.data, image, imageAlt } };
  });
});

/**
 * The service with this slug.
 * @param usedBy the file that names it, for the message
 * @throws when there is none
 */
export function findService(
  services: readonly ServiceEntry[],
  slug: string,
  usedBy: string,
): ServiceEntry {
  const service = services.find(({ id }) => id === slug);
  if (service) return service;
  const known = services.map(({ id }) => id).join(', ');
  throw new Error(
    `${usedBy} names the service "${slug}", which does not exist. Write one of ${known}`,
  );
}
