import { getCollection } from 'astro:content';
import type { Business } from '../../schemas/business.ts';
import { cachePerBuild } from './cache-per-build.ts';
import { entryNamed } from '../entries.ts';

/** The facts of the firm. */
export const getBusiness = cachePerBuild(async (): Promise<Business> => {
  return entryNamed(await getCollection('business'), 'business').data;
});
