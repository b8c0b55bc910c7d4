import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { CopyOf, PageName } from '../schemas/pages.ts';
import { entryNamed, sortByOrder } from '../lib/entries.ts';

/**
 * A loader that works once a build: every page asks for the same lists, and at thousands of pages
 * asking the store each time costs more than rendering. While developing it asks each time, since
 * the content changes.
 */
export function cachePerBuild<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? load() : (loaded ??= load()));
}

export const getBusiness = cachePerBuild(async () => {
  return entryNamed(await getCollection('business'), 'business').data;
});

const getPages = cachePerBuild(async () => {
  const pages = await getCollection('pages');
  return pages.map(({ data }) => ({ id: data.page, copy: data }));
});

export async function getCopy<Name extends PageName>(name: Name): Promise<CopyOf<Name>> {
  return entryNamed(await getPages(), name).copy as CopyOf<Name>;
}

/** All entries in their order, each with its picture or the one of the page that lists them. */
async function getPictured<Name extends 'areas' | 'services'>(name: Name) {
  const { hero } = await getCopy(name === 'areas' ? 'service-areas' : 'services');
  return sortByOrder(await getCollection(name)).map((entry) => {
    const { image = hero.image, imageAlt = hero.imageAlt } = entry.data;
    return { ...entry, data: { ...entry.data, image, imageAlt } };
  });
}

export const getAreas = cachePerBuild(() => getPictured('areas'));

export type AreaEntry = Awaited<ReturnType<typeof getAreas>>[number];

export const getServices = cachePerBuild(() => getPictured('services'));

export type ServiceEntry = Awaited<ReturnType<typeof getServices>>[number];

/** What most pages ask for. */
export async function getBasics() {
  const [business, shared, services, areas] = await Promise.all([
    getBusiness(),
    getCopy('shared'),
    getServices(),
    getAreas(),
  ]);
  return { business, shared, services, areas };
}

export type LocalEntry = CollectionEntry<'local'>;

/** The local texts by `{town}/{service}`. */
export const getLocalTexts = cachePerBuild(async () => {
  return new Map((await getCollection('local')).map((entry) => [entry.id, entry]));
});

export const getReviews = async () => sortByOrder(await getCollection('testimonials'));

/** The Markdown body of an entry as a component. */
export async function getContent(entry: CollectionEntry<'services' | 'areas' | 'local'>) {
  return (await render(entry)).Content;
}
