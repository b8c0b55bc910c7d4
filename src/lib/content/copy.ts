import { getCollection } from 'astro:content';
import type { CopyOf, PageCopy, PageName } from '../../schemas/pages.ts';
import { counts } from '../counts.ts';
import { fillDeep } from '../fill.ts';
import { getBusiness } from './business.ts';
import { cachePerBuild } from './cache-per-build.ts';
import { entryNamed } from './entry-named.ts';

const getFilledPages = cachePerBuild(async (): Promise<{ id: PageName; copy: PageCopy }[]> => {
  const [{ claims }, pages, services, areas] = await Promise.all([
    getBusiness(),
    getCollection('pages'),
    getCollection('services'),
    getCollection('areas'),
  ]);
  const words = { ...claims, ...counts(services.length, areas.length) };
  return pages.map(({ data }) => ({ id: data.page, copy: fillDeep(data, words) }));
});

/** The copy of a screen with the firm's claims and the numbers of services and towns filled in. */
export async function getCopy<Name extends PageName>(name: Name): Promise<CopyOf<Name>> {
  const pages = await getFilledPages();
  return entryNamed(pages, name).copy as CopyOf<Name>;
}
