import { isPublicAddress } from '../address.ts';
import { sampleProblems } from '../sample-content.ts';
import type { Rule } from './rule.ts';

/** Made-up content on a site that customers can reach. */
export const sampleContent: Rule = (content, { address }) => {
  if (!isPublicAddress(address)) return [];
  const reason = ` The site is built for ${address}, where customers would believe it.`;
  return sampleProblems(content, reason);
};
