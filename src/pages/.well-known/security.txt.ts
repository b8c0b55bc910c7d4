import { getBusiness } from '~/data/collections';
import { CONTACT_PATH, absolute } from '~/lib/urls';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A little less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 364;

/** Midnight (UTC), so that all builds of a day give the same bytes. */
function expiryDate(): string {
  const today = Math.floor(Date.now() / DAY_MS);
  return new Date((today + VALID_DAYS) * DAY_MS).toISOString();
}

export const GET = async () => {
  const { securityContact } = await getBusiness();
  return new Response(`Contact: ${securityContact ?? absolute(CONTACT_PATH)}
Expires: ${expiryDate()}
Preferred-Languages: en
Canonical: ${absolute('/.well-known/security.txt')}
`);
};
