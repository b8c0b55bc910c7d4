import { getCollection, type CollectionEntry } from 'astro:content';
import { once } from './once.ts';

export type ServiceEntry = CollectionEntry<'services'>;

/** All services in their order. */
export const getServices = once(async (): Promise<ServiceEntry[]> => {
  const services = await getCollection('services');
  return services.sort((a, b) => a.data.order - b.data.order);
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
