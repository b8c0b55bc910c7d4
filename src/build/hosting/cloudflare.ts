import { CACHE, HASHED_FOLDER, type Headers } from './headers.ts';
import type { OwnNotFound, Redirect } from './redirects.ts';

const lines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** `_headers` of Cloudflare: a path, then its headers; `!` takes back what a wider path gave. */
export function cloudflareHeaders(headers: Headers): string {
  return [
    '/*',
    ...lines({ ...headers, 'Cache-Control': CACHE.other }),
    `${HASHED_FOLDER}*`,
    '  ! Cache-Control',
    ...lines({ 'Cache-Control': CACHE.hashed }),
    '',
  ].join('\n');
}

/** `_redirects` of Cloudflare: from, to, status. */
export function cloudflareRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${String(status)}\n`).join('');
}

/**
 * What the Worker needs to know: where the screens lead, the headers, which path gets which 404
 * screen, and the 500 screen.
 */
export function cloudflareSite(
  headers: Headers,
  screens: readonly Redirect[],
  ownNotFound: readonly OwnNotFound[],
  serverError: string,
): string {
  const site = {
    screens: Object.fromEntries(screens.map(({ from, to }) => [from, to])),
    headers: { ...headers, 'Cache-Control': CACHE.other },
    ownNotFound,
    serverError,
  };
  return `${JSON.stringify(site, null, 2)}\n`;
}
