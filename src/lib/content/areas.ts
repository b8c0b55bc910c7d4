import { getCollection, type CollectionEntry } from 'astro:content';
import { sortByOrder } from '../entries.ts';
import { nextDoor } from '../entries.ts';
import { cachePerBuild } from './cache-per-build.ts';

export type AreaEntry = CollectionEntry<'areas'>;

/** All towns in their order. */
export const getAreas = cachePerBuild(async (): Promise<AreaEntry[]> => {
  return sortByOrder(await getCollection('areas'));
});

/** The served towns next door: those its file names, and those whose files name it. */
export function neighborsOf(areas: readonly AreaEntry[], area: AreaEntry): AreaEntry[] {
  return nextDoor(areas, area, ({ data }) => data.neighbors);
}
