import { getCollection } from 'astro:content';
import type { CopyOf, PageName } from '../../schemas/pages.ts';
import { cachePerBuild } from './cache-per-build.ts';
import { entryNamed } from '../entries.ts';

const getPages = cachePerBuild(async () => {
  const pages = await getCollection('pages');
  return pages.map(({ data }) => ({ id: data.page, copy: data }));
});

/** The copy of a screen. */
export async function getCopy<Name extends PageName>(name: Name): Promise<CopyOf<Name>> {
  return entryNamed(await getPages(), name).copy as CopyOf<Name>;
}
