import { valueAt } from './fields.ts';
import type { LoadedContent } from './load.ts';
import { problemAt, type Problem } from './problem.ts';

/** Numbers kept for films and books: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /\b555-01\d\d$/;

/** Names that can never be a public site (RFC 2606, RFC 6761) and this very machine. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** The address that the site is built for: the environment variable SITE_URL goes before the content. */
export function siteAddress({ business }: LoadedContent): string {
  return process.env['SITE_URL'] ?? String(valueAt(business.entries[0]?.raw, ['siteUrl']));
}

/** Whether customers can reach an address. */
export function isReal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /\.[a-z][^.]*$/.test(hostname) && !RESERVED_HOST.test(hostname);
}

/** What is made up: the phone number and reviews. */
export function madeUp({ business, testimonials }: LoadedContent): Problem[] {
  const invented = business.entries.filter(({ data }) => FICTIONAL_PHONE.test(data?.phone ?? ''));
  const samples = testimonials.entries.filter(({ data }) => data?.sample);
  const phone =
    'is a number kept for films and books, and nobody answers it. Write the number customers should call.';
  const sample =
    'says that this review is made up. Write a real one in its place, with the consent of the customer, and remove this line; or delete the file.';
  return [
    ...invented.map((entry) => problemAt(entry, ['phone'], phone)),
    ...samples.map((entry) => problemAt(entry, ['sample'], sample)),
  ];
}

/** What is made up, once the site is built for an address that customers reach. */
export function realAddressProblems(content: LoadedContent): Problem[] {
  const address = siteAddress(content);
  const why = `The site is made for ${address}, where customers would believe it.`;
  if (!isReal(address)) return [];
  return madeUp(content).map((found) => ({ ...found, message: `${found.message} ${why}` }));
}
