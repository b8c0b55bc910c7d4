import { appendFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { redirects } from '../lib/urls.ts';
import { SITE_ORIGIN } from '../schemas/business.ts';
import { siteAddress } from './file-rules.ts';
import {
  CONTENT_FOLDER,
  readContentFile,
  readFolder,
  type ContentFile,
} from './read.ts';

/** A service or town with the names it had before. */
const entryOf = ({ id, fields }: ContentFile) => ({
  id,
  data: { formerly: (fields['formerly'] as string[] | undefined) ?? [] },
});

/** The Astro integration that reads from content the address of the site and the redirects; it adds `client:intent`, too. */
export function site(): AstroIntegration {
  const moved = redirects(
    readFolder(process.cwd(), 'services').map(entryOf),
    readFolder(process.cwd(), 'areas').map(entryOf),
  );
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        const business = readContentFile(
          process.cwd(),
          'business',
          `${CONTENT_FOLDER}/business.yml`,
        );
        const address = siteAddress(
          typeof business === 'string' ? undefined : business,
        );
        if (!SITE_ORIGIN.test(address))
          throw new Error(
            `SITE_URL: "${address}" must be https:// and the name of the site, such as https://example.com`,
          );
        updateConfig({
          site: address,
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
        appendFileSync(
          new URL('_redirects', dir),
          moved.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
        );
      },
    },
  };
}
