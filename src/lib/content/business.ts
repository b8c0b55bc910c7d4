import { getCollection } from 'astro:content';
import type { Business } from '../../schemas/business.ts';
import { once } from './once.ts';

/**
 * The facts of the firm.
 * @throws when business.yml is missing
 */
export const getBusiness = once(async (): Promise<Business> => {
  const [entry] = await getCollection('business');
  if (!entry) throw new Error('getBusiness: src/content/business.yml is missing');
  return entry.data;
});
