import { getCollection } from 'astro:content';
import type { CopyOf, PageCopy, PageName } from '../../schemas/pages.ts';
import { counts } from '../counts.ts';
import { fillDeep } from '../fill.ts';
import { getBusiness } from './business.ts';
import { once } from './once.ts';

const getFilledPages = once(async (): Promise<PageCopy[]> => {
  const [{ claims }, pages, services, areas] = await Promise.all([
    getBusiness(),
    getCollection('pages'),
    getCollection('services'),
    getCollection('areas'),
  ]);
  const words = { ...claims, ...counts(services.length, areas.length) };
  return pages.map(({ data }) => fillDeep(data, words));
});

/**
 * The copy of a screen with the firm's claims and the numbers of services and towns filled in.
 * @throws when the file is missing or names something unknown in braces
 */
export async function getCopy<Name extends PageName>(name: Name): Promise<CopyOf<Name>> {
  const pages = await getFilledPages();
  const copy = pages.find(({ page }) => page === name);
  if (!copy) throw new Error(`getCopy: no file of src/content/pages says "page: ${name}"`);
  return copy as CopyOf<Name>;
}
