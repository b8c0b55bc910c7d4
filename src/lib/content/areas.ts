import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../sort-by-order.ts';
import { nextDoor } from '../neighbors.ts';
import { once } from './once.ts';

export type AreaEntry = CollectionEntry<'areas'>;

/** All towns in their order. */
export const getAreas = once(async (): Promise<AreaEntry[]> => {
  return sortByOrder(await getCollection('areas'));
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

/**
 * The served towns next door: those its file names, and those whose files name it.
 * @throws when its file names a town that does not exist
 */
export function neighborsOf(areas: readonly AreaEntry[], area: AreaEntry): AreaEntry[] {
  const file = `src/content/areas/${area.id}.md, neighbors`;
  for (const slug of area.data.neighbors) findArea(areas, slug, file);
  return nextDoor(areas, area, ({ data }) => data.neighbors);
}
