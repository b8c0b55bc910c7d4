import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { SITE_ORIGIN } from '../schemas/business.ts';

const BUSINESS_FILE = 'src/content/business.yml';

/** Stands in for an address that cannot be read, so that `npm run dev` can start and say why. */
const NO_ADDRESS = 'http://localhost';

function addressInContent(): unknown {
  try {
    const text = readFileSync(new URL(`../../${BUSINESS_FILE}`, import.meta.url), 'utf8');
    return (parse(text) as { siteUrl?: unknown }).siteUrl;
  } catch {
    return undefined;
  }
}

/**
 * The origin of the site without a trailing slash: the environment variable SITE_URL, else
 * `siteUrl` of business.yml.
 * @throws when it is no origin
 */
export function siteUrl(): string {
  const fromOutside = process.env['SITE_URL'];
  const address = fromOutside ?? addressInContent();
  if (typeof address === 'string' && SITE_ORIGIN.test(address)) return address;
  const place =
    fromOutside === undefined ? `${BUSINESS_FILE}, siteUrl` : 'The environment variable SITE_URL';
  const written = typeof address === 'string' ? `"${address}"` : 'nothing';
  throw new Error(
    `${place}: ${written} is not the address of a site. Write https:// and its name in small letters, with no path and no slash at the end, such as https://example.com.`,
  );
}

/** Tells Astro the address of the site. Only a build must have one: nothing else is published. */
export function siteAddress(): AstroIntegration {
  return {
    name: 'site-address',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        try {
          updateConfig({ site: siteUrl() });
        } catch (error) {
          if (command === 'build' || process.env['SITE_URL'] !== undefined) throw error;
          updateConfig({ site: NO_ADDRESS });
        }
      },
    },
  };
}
