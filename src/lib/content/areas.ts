import { getCollection, type CollectionEntry } from 'astro:content';
import { once } from './once.ts';

export type AreaEntry = CollectionEntry<'areas'>;

/** All towns in their order. */
export const getAreas = once(async (): Promise<AreaEntry[]> => {
  const areas = await getCollection('areas');
  return areas.sort((a, b) => a.data.order - b.data.order);
});

/**
 * The town with this slug.
 * @param usedBy the file that names it, for the message
 * @throws when there is none
 */
export function findArea(areas: readonly AreaEntry[], slug: string, usedBy: string): AreaEntry {
  const area = areas.find(({ id }) => id === slug);
  if (area) return area;
  const known = areas.map(({ id }) => id).join(', ');
  throw new Error(
    `${usedBy} names the town "${slug}", which does not exist. Write one of ${known}`,
  );
}
