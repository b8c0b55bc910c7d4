import { getCollection } from 'astro:content';
import type { Business } from '../../schemas/business.ts';

/**
 * The facts of the firm.
 * @throws when business.yml is missing
 */
export async function getBusiness(): Promise<Business> {
  const [entry] = await getCollection('business');
  if (!entry) throw new Error('getBusiness: src/content/business.yml is missing');
  return entry.data;
}
