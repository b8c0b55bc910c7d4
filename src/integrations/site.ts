import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { loadContent } from '../loader/load.ts';
import { redirects } from '../lib/urls.ts';
import { SITE_ORIGIN } from '../schemas/business.ts';

const BUSINESS_FILE = new URL('../content/business.yml', import.meta.url);

/** Stands in for an address that cannot be read: the content check says what is wrong with it. */
const NO_ADDRESS = 'http://localhost';

function addressInContent(): string {
  try {
    const { siteUrl } = parse(readFileSync(BUSINESS_FILE, 'utf8')) as { siteUrl?: unknown };
    return typeof siteUrl === 'string' && SITE_ORIGIN.test(siteUrl) ? siteUrl : NO_ADDRESS;
  } catch {
    return NO_ADDRESS;
  }
}

/** The origin of the site: the environment variable SITE_URL, else `siteUrl` of business.yml. */
export function siteUrl(): string {
  const address = process.env['SITE_URL'];
  if (address === undefined) return addressInContent();
  if (SITE_ORIGIN.test(address)) return address;
  throw new Error(
    `The environment variable SITE_URL: "${address}" is not the address of a site. Write https:// and its name in small letters, with no path and no slash at the end, such as https://example.com.`,
  );
}

/** Tells Astro the address, what leads on from former addresses, and the directive `client:intent`. */
export function site(): AstroIntegration {
  let moved: ReturnType<typeof redirects> = [];
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig, addClientDirective }) => {
        const { services, areas } = await loadContent(fileURLToPath(config.root));
        moved = redirects(services, areas);
        updateConfig({
          site: siteUrl(),
          redirects: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
        });
        addClientDirective({ name: 'intent', entrypoint: './src/islands/client-intent.ts' });
      },
      // For hosts that read it; elsewhere the pages lead on that Astro makes of each.
      'astro:build:done': ({ dir }) => {
        const lines = moved.map(({ from, to }) => `${from} ${to} 301\n`);
        appendFileSync(new URL('_redirects', dir), lines.join(''));
      },
    },
  };
}
