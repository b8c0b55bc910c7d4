import { getCollection } from 'astro:content';
import type { CopyOf, PageName } from '../../schemas/pages.ts';
import { fillDeep } from '../fill.ts';
import { getBusiness } from './business.ts';

/**
 * The copy of a screen with the firm's claims filled in.
 * @throws when the file is missing or names an unknown claim
 */
export async function getCopy<Name extends PageName>(name: Name): Promise<CopyOf<Name>> {
  const [{ claims }, pages] = await Promise.all([getBusiness(), getCollection('pages')]);
  const entry = pages.find(({ data }) => data.page === name);
  if (!entry) throw new Error(`getCopy: no file of src/content/pages says "page: ${name}"`);
  return fillDeep(entry.data as CopyOf<Name>, claims);
}
