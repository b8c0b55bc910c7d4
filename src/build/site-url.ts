import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const BUSINESS_FILE = new URL('../content/business.yml', import.meta.url);

/**
 * The origin of the site without a trailing slash: the environment variable SITE_URL, else
 * `siteUrl` of business.yml.
 */
export function siteUrl(): string {
  const business = parse(readFileSync(BUSINESS_FILE, 'utf8')) as { siteUrl?: string } | null;
  const address = process.env['SITE_URL'] ?? business?.siteUrl ?? '';
  if (!/^https?:\/\/[^/]+$/.test(address)) {
    throw new Error(
      `The site address "${address}" must be an origin such as https://easyopen.example, without a path or a slash at the end. It comes from SITE_URL or from siteUrl in src/content/business.yml.`,
    );
  }
  return address;
}
