import { getCollection, type CollectionEntry } from 'astro:content';

export type LocalEntry = CollectionEntry<'local'>;

/** The local texts by `{town}/{service}`. */
export async function getLocalTexts(): Promise<Map<string, LocalEntry>> {
  const entries = await getCollection('local');
  return new Map(entries.map((entry) => [entry.id, entry]));
}
