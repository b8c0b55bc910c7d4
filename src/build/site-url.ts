import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const BUSINESS_FILE = new URL('../content/business.yml', import.meta.url);
const ORIGIN = /^https?:\/\/[^/]+$/;

/** Stands in for an address that cannot be read, so that `npm run dev` can start and say why. */
const NO_ADDRESS = 'http://localhost';

function addressInContent(): string {
  try {
    const { siteUrl } = parse(readFileSync(BUSINESS_FILE, 'utf8')) as { siteUrl: string };
    return ORIGIN.test(siteUrl) ? siteUrl : NO_ADDRESS;
  } catch {
    return NO_ADDRESS;
  }
}

/**
 * The origin of the site without a trailing slash: the environment variable SITE_URL, else
 * `siteUrl` of business.yml, which the check of the content judges before any build.
 * @throws when SITE_URL is no origin
 */
export function siteUrl(): string {
  const address = process.env['SITE_URL'] ?? addressInContent();
  if (!ORIGIN.test(address)) {
    throw new Error(
      `The site address "${address}" in the environment variable SITE_URL must be an origin such as https://easyopen.example, without a path or a slash at the end.`,
    );
  }
  return address;
}
