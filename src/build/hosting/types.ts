const UTF8 = '; charset=utf-8';

/**
 * The Content-Type of each kind of file on the site, by the ending of its name. Cloudflare knows
 * them; nginx and Caddy know what else is installed beside them, and no answer may be guessed at.
 */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  html: `text/html${UTF8}`,
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: `text/javascript${UTF8}`,
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: `text/plain${UTF8}`,
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
