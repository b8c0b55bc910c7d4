import { getCollection } from 'astro:content';
import { paragraphsOf, sortByOrder } from '../lib/entries.ts';
import { cachePerBuild, getCopy } from './collections.ts';
import { picture, type Picture } from './pictures.ts';

const getTeam = cachePerBuild(async () =>
  sortByOrder(await getCollection('team')),
);

/** A person of the company as a card shows them. */
export interface Person {
  name: string;
  /** The first letters of the first and the last word of the name. */
  initials: string;
  role: string;
  /** Since when, in words. */
  since: string;
  paragraphs: string[];
  photo?: Picture | undefined;
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0)).join('');
}

/** The people of the company in their order; none leave the whole section out. */
export async function getPeople(): Promise<Person[]> {
  const { team: copy } = await getCopy('about');
  const entries = await getTeam();
  return entries.map((entry) => {
    const { name, role, since, image, imageAlt } = entry.data;
    const alt = imageAlt ?? `${name}, ${role}`;
    return {
      name,
      initials: initialsOf(name),
      role,
      since: `${copy.since} ${String(since)}`,
      paragraphs: paragraphsOf(entry),
      photo: image === undefined ? undefined : picture(image, alt),
    };
  });
}

/** The name of the person who answers the phone; undefined while nobody is said to. */
export async function getPhonePerson(): Promise<string | undefined> {
  const entries = await getTeam();
  return entries.find(({ data }) => data.answersPhone)?.data.name;
}
