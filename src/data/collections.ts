import {
  getCollection,
  type CollectionEntry,
  type CollectionKey,
} from 'astro:content';
import { factsOf, fill, type Facts } from '../lib/facts.ts';
import { minutesInWords } from '../lib/formats.ts';
import type { CopyOf, PageCopy, PageName } from '../schemas/pages.ts';
import { picture, type Picture } from './pictures.ts';

/** A loader that runs once a build, since every page asks for the same lists; in development each time. */
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

/** Entries by their place in lists; those without one come last, and the file name decides a tie. */
export function sortByOrder<
  Entry extends { id: string; data: { order?: number | undefined } },
>(entries: readonly Entry[]): Entry[] {
  const place = ({ data }: Entry) => data.order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted(
    (a, b) => place(a) - place(b) || a.id.localeCompare(b.id),
  );
}

/**
 * The entry of that name.
 * @throws when there is none, which the content check rules out
 */
export function entryNamed<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry)
    throw new Error(`There is no entry "${id}": run npm run check:content`);
  return entry;
}

/** Facts for HTML. */
const escaped = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ]),
  );

/** An entry with its placeholders filled: its fields, and its text as HTML. */
function filled<Name extends CollectionKey>(
  entry: CollectionEntry<Name>,
  facts: Facts,
) {
  const html = entry.rendered?.html ?? '';
  return {
    id: entry.id,
    data: fill<CollectionEntry<Name>['data']>(entry.data, facts),
    html: fill(html, escaped(facts)),
  };
}

export const getBusiness = cachePerBuild(async () => {
  const entries = await getCollection('business');
  return entryNamed(entries, 'business').data;
});

/** What texts may quote as {name}. */
const getFacts = cachePerBuild(async () => {
  const { claims } = await getBusiness();
  const areas = await getCollection('areas');
  return factsOf(claims, areas.length);
});

/** All entries of a folder, with their placeholders filled. */
export async function getEntries<Name extends CollectionKey>(name: Name) {
  const facts = await getFacts();
  const entries = await getCollection(name);
  return entries.map((entry) => filled<Name>(entry, facts));
}

const getPages = cachePerBuild(async () => {
  const pages = await getEntries('pages');
  return pages.map(({ data }) => data);
});

/** The words of one screen. */
export async function getCopy<Name extends PageName>(
  name: Name,
): Promise<CopyOf<Name>> {
  const isCopy = (copy: PageCopy): copy is CopyOf<Name> => copy.page === name;
  const pages = await getPages();
  const copy = pages.find(isCopy);
  if (!copy)
    throw new Error(`There is no copy of "${name}": run npm run check:content`);
  return copy;
}

interface Pictured {
  title: string;
  image?: Picture['image'] | undefined;
  imageAlt?: string | undefined;
  focus?: Picture['focus'];
}

/** The picture of an entry, described by its title if by nothing else; or that of the list it is in. */
const pictureOf = (
  { title, image, imageAlt = title, focus }: Pictured,
  list: Pick<Picture, 'image'>,
): Picture => picture({ image: image ?? list.image, imageAlt, focus });

/** All towns in their order, each with a picture. */
export const getAreas = cachePerBuild(async () => {
  const facts = await getFacts();
  const { card } = await getCopy('service-areas');
  const entries = sortByOrder(await getCollection('areas'));
  return entries.map((entry) => ({
    ...filled<'areas'>(entry, {
      ...facts,
      responseTime: minutesInWords(entry.data.responseTime),
    }),
    picture: pictureOf(entry.data, card),
  }));
});

export type AreaEntry = Awaited<ReturnType<typeof getAreas>>[number];

/** All services in their order, each with a picture. */
export const getServices = cachePerBuild(async () => {
  const { hero } = await getCopy('services');
  const services = sortByOrder(await getEntries('services'));
  return services.map((service) => ({
    ...service,
    picture: pictureOf(service.data, hero),
  }));
});

export type ServiceEntry = Awaited<ReturnType<typeof getServices>>[number];

/** The texts of services in towns, by the name of their file. */
const getLocalTexts = cachePerBuild(async () => {
  const texts = await getEntries('local');
  return new Map(texts.map((text) => [text.id, text]));
});

/** The text of a service in a town, where one is written. */
export async function getLocalText(service: string, area: string) {
  const texts = await getLocalTexts();
  return texts.get(`${service}-in-${area}`);
}

export const getReviews = cachePerBuild(async () =>
  sortByOrder(await getEntries('testimonials')),
);

export type ReviewEntry = Awaited<ReturnType<typeof getReviews>>[number];
