import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../entries.ts';
import { getCopy } from './copy.ts';
import { cachePerBuild } from './cache-per-build.ts';

type Entry = CollectionEntry<'services'>;

/** A service with its picture, or the one of the services page in its place. */
export interface ServiceEntry extends Entry {
  data: Entry['data'] & { image: string; imageAlt: string };
}

/** All services in their order. */
export const getServices = cachePerBuild(async (): Promise<ServiceEntry[]> => {
  const [services, { hero }] = await Promise.all([getCollection('services'), getCopy('services')]);
  return sortByOrder(services).map((service) => {
    const { image = hero.image, imageAlt = hero.imageAlt } = service.data;
    return { ...service, data: { ...service.data, image, imageAlt } };
  });
});
