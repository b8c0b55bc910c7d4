import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteAddress } from '../loader/address.ts';
import { loadContent } from '../loader/load.ts';
import { redirects, type Redirect } from '../lib/urls.ts';
import { SITE_ORIGIN } from '../schemas/business.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The address in `astro dev` while business.yml has none that can be used; the content check reports that. */
const NO_ADDRESS = 'http://localhost';

/**
 * The origin of the site: the environment variable SITE_URL, else `siteUrl` of business.yml.
 * @throws when SITE_URL is not the address of a site
 */
export function siteUrl(): string {
  const address = siteAddress(loadContent(ROOT).parsed);
  if (SITE_ORIGIN.test(address)) return address;
  if (process.env['SITE_URL'] === undefined) return NO_ADDRESS;
  throw new Error(
    `The environment variable SITE_URL: "${address}" is not the address of a site. Write https:// and its name in small letters, with no path and no slash at the end, such as https://example.com.`,
  );
}

/** Gives Astro the address of the site, the redirects and the directive `client:intent`. */
export function site(): AstroIntegration {
  let moved: Redirect[] = [];
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, addClientDirective }) => {
        const root = fileURLToPath(config.root);
        const { services, areas } = loadContent(root).content;
        moved = redirects(services, areas);
        updateConfig({
          site: siteUrl(),
          redirects: Object.fromEntries(
            moved.map(({ from, to }) => [from, to]),
          ),
        });
        addClientDirective({
          name: 'intent',
          entrypoint: './src/islands/client-intent.ts',
        });
      },
      // For hosts that read this file; for others Astro makes a page of each redirect.
      'astro:build:done': ({ dir }) => {
        const lines = moved.map(({ from, to }) => `${from} ${to} 301\n`);
        appendFileSync(new URL('_redirects', dir), lines.join(''));
      },
    },
  };
}
