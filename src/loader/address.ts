import { valueAt } from './field-values.ts';
import type { ParsedContent } from './parse.ts';

/** Names that can never be a public site (RFC 2606, RFC 6761), and this very machine. */
const RESERVED_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** The address that the site is built for: the environment variable SITE_URL, else `siteUrl`. */
export function siteAddress({ business }: ParsedContent): string {
  return (
    process.env['SITE_URL'] ?? String(valueAt(business[0]?.raw, ['siteUrl']))
  );
}

/** Whether an address can be reached by customers, as far as its name says. */
export function isPublicAddress(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {};
  return /\.[a-z][^.]*$/.test(hostname) && !RESERVED_HOST.test(hostname);
}
