import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  caddyCache,
  caddyErrorCache,
  caddyHeaders,
  caddyNotFound,
  caddyRedirects,
  caddyTypes,
} from './caddy.ts';
import { cloudflareHeaders, cloudflareRedirects, cloudflareSite } from './cloudflare.ts';
import { everywhere, type InlineHashes } from './headers.ts';
import { nginxCache, nginxHeaders, nginxLocations, nginxNotFound, nginxTypes } from './nginx.ts';
import { MOVED, OWN_NOT_FOUND, SCREENS } from './redirects.ts';

/**
 * Writes the headers, types and redirects for each host: Cloudflare reads its own from the site's folder,
 * nginx and Caddy include theirs from beside their configuration.
 * @param site the built site, absolute
 * @param deploy the folder `deploy/`, absolute
 */
export function writeHosting(site: string, deploy: string, hashes: InlineHashes): void {
  const headers = everywhere(hashes);
  const redirects = [...MOVED, ...SCREENS];
  const files: Record<string, string> = {
    [join(site, '_headers')]: cloudflareHeaders(headers),
    [join(site, '_redirects')]: cloudflareRedirects(MOVED),
    [join(deploy, 'cloudflare/generated/site.json')]: cloudflareSite(
      headers,
      SCREENS,
      OWN_NOT_FOUND,
      readFileSync(join(site, '500.html'), 'utf8'),
    ),
    [join(deploy, 'nginx/generated/headers.conf')]: nginxHeaders(headers),
    [join(deploy, 'nginx/generated/cache.conf')]: nginxCache(),
    [join(deploy, 'nginx/generated/not-found.conf')]: nginxNotFound(),
    [join(deploy, 'nginx/generated/types.conf')]: nginxTypes(),
    [join(deploy, 'nginx/generated/locations.conf')]: nginxLocations(redirects),
    [join(deploy, 'caddy/generated/headers.caddy')]: caddyHeaders(headers),
    [join(deploy, 'caddy/generated/cache.caddy')]: caddyCache(),
    [join(deploy, 'caddy/generated/cache-errors.caddy')]: caddyErrorCache(),
    [join(deploy, 'caddy/generated/types.caddy')]: caddyTypes(),
    [join(deploy, 'caddy/generated/redirects.caddy')]: caddyRedirects(redirects),
    [join(deploy, 'caddy/generated/not-found.caddy')]: caddyNotFound(),
  };
  for (const folder of ['cloudflare/generated', 'nginx/generated', 'caddy/generated']) {
    mkdirSync(join(deploy, folder), { recursive: true });
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  // They show it when the site's folder is gone, as the Worker does from what it was told above.
  for (const host of ['nginx', 'caddy']) {
    copyFileSync(join(site, '500.html'), join(deploy, host, 'generated/500.html'));
  }
}
