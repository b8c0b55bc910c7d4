import { getCollection, type CollectionEntry } from 'astro:content';
import { entryNamed, sortByOrder } from '../lib/entries.ts';
import type { CopyOf, PageCopy, PageName } from '../schemas/pages.ts';
import { picture, type Picture } from './pictures.ts';

/**
 * A loader that runs once a build: every page asks for the same lists, and at thousands of pages
 * asking the store each time costs more than rendering. In development it runs each time, since the
 * content changes.
 */
export function cachePerBuild<Value>(
  load: () => Promise<Value>,
): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loaded ??= load();
    return loaded;
  };
}

export const getBusiness = cachePerBuild(async () => {
  const entries = await getCollection('business');
  return entryNamed(entries, 'business').data;
});

const getPages = cachePerBuild(() => getCollection('pages'));

/** The texts of one screen. */
export async function getCopy<Name extends PageName>(
  name: Name,
): Promise<CopyOf<Name>> {
  const isCopy = (copy: PageCopy): copy is CopyOf<Name> => copy.page === name;
  const pages = await getPages();
  const copy = pages.map(({ data }) => data).find(isCopy);
  if (!copy)
    throw new Error(`There is no copy of "${name}": run npm run check:content`);
  return copy;
}

/** The picture of an entry, described by its title if by nothing else; or that of the list it is in. */
function pictureOf(
  {
    title,
    image,
    imageAlt,
  }: {
    title: string;
    image?: string | undefined;
    imageAlt?: string | undefined;
  },
  list: { image: string; imageAlt: string },
): Picture {
  if (image === undefined) return picture(list.image, list.imageAlt);
  return picture(image, imageAlt ?? title);
}

/** All towns in their order, each with a picture. */
export const getAreas = cachePerBuild(async () => {
  const { benefits } = await getCopy('service-areas');
  const entries = sortByOrder(await getCollection('areas'));
  return entries.map((entry) => ({
    ...entry,
    picture: pictureOf(entry.data, benefits.picture),
  }));
});

export type AreaEntry = Awaited<ReturnType<typeof getAreas>>[number];

/** All services in their order, each with a picture. */
export const getServices = cachePerBuild(async () => {
  const { hero } = await getCopy('services');
  const entries = sortByOrder(await getCollection('services'));
  return entries.map((entry) => ({
    ...entry,
    picture: pictureOf(entry.data, hero),
  }));
});

export type ServiceEntry = Awaited<ReturnType<typeof getServices>>[number];

export type LocalEntry = CollectionEntry<'local'>;
export type ReviewEntry = CollectionEntry<'testimonials'>;

/** The local texts by `{town}/{service}`. */
const getLocalTexts = cachePerBuild(async () => {
  const entries = await getCollection('local');
  return new Map(entries.map((entry) => [entry.id, entry]));
});

/** The text of a service in a town, where one is written. */
export async function getLocalText(
  service: string,
  area: string,
): Promise<LocalEntry | undefined> {
  const texts = await getLocalTexts();
  return texts.get(`${area}/${service}`);
}

export async function getReviews() {
  return sortByOrder(await getCollection('testimonials'));
}
