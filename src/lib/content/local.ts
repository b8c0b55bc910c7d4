import { getCollection, type CollectionEntry } from 'astro:content';
import { cachePerBuild } from './cache-per-build.ts';

export type LocalEntry = CollectionEntry<'local'>;

/** The local texts by `{town}/{service}`. */
export const getLocalTexts = cachePerBuild(async (): Promise<Map<string, LocalEntry>> => {
  const entries = await getCollection('local');
  return new Map(entries.map((entry) => [entry.id, entry]));
});
