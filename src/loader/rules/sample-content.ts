import { isPublicAddress } from '../address.ts';
import { sampleProblems } from '../sample-content.ts';
import type { Rule } from './rule.ts';

/** Made-up content on a site that customers can reach. */
export const sampleContent: Rule = (content, { address }) => {
  // Of an address with a mistake nobody knows whether customers reach it.
  if (!content.business[0]?.data || !isPublicAddress(address)) return [];
  const reason = ` The site is built for ${address}, where customers would believe it.`;
  return sampleProblems(content, reason);
};
