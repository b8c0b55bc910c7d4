import { getBusiness } from '~/data/collections';
import { CONTACT_PATH, absolute } from '~/lib/urls';

/** A little less than a year, as RFC 9116 recommends. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

export const GET = async () => {
  const { securityContact } = await getBusiness();
  return new Response(`Contact: ${securityContact ?? absolute(CONTACT_PATH)}
Expires: ${new Date(Date.now() + VALID_MS).toISOString()}
Preferred-Languages: en
Canonical: ${absolute('/.well-known/security.txt')}
`);
};
