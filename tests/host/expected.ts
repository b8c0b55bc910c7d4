import { readText } from '../helpers/built-files.ts';

/** The paths of the pages, from the sitemap. */
export const PAGES = [...readText('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

export const firstBelow = (folder: string): string =>
  PAGES.find((path) => path.startsWith(folder)) ?? '';

/** Lines of a file for hosts, without its comments. */
const linesOf = (file: string) =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const UTF8 = 'charset=utf-8';
/** What each kind of file is sent as. */
export const TYPES: Record<string, string> = {
  '.html': `text/html; ${UTF8}`,
  '.js': `text/javascript; ${UTF8}`,
  '.txt': `text/plain; ${UTF8}`,
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Path, where it leads, status. */
export const REDIRECTS = linesOf('_redirects').map((line) => line.split(' '));

/** The headers of `_headers` that an answer at a path has; a later rule may take one back. */
export function headersOf(path: string): Record<string, string> {
  const headers = new Map<string, string>();
  let isMeant = false;
  for (const line of linesOf('_headers')) {
    const [, away, name = '', value = ''] = /^ +(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (!line.startsWith(' '))
      isMeant = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (isMeant && away) headers.delete(name);
    else if (isMeant) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

const [service, area] = [firstBelow('/services/'), firstBelow('/service-areas/')];

/** Address → the file that is shown, a 404 screen with its status, or the path it leads to. */
export const ADDRESSES: Record<string, string> = {
  // Other spellings of a page lead to its one address.
  '/index': '/',
  '/index.html': '/',
  '/services/': '/services',
  '/services.html?a=1&b=2': '/services?a=1&b=2',
  '/services/index.html': '/services',
  [`${service}/`]: service,
  [`${service}.html`]: service,
  [`${service}/index.html`]: service,
  [`${area}/`]: area,
  '//': '/',
  '///services///': '/services',
  [service.replace('/services/', '/services//')]: service,
  '/se%72vices': '/services',
  '/404.html': '/404',
  '/500.html': '/500',
  // Unknown paths; one name below a list may be a misspelled service or town.
  '/nope': '404.html',
  '/nope/deeper/still': '404.html',
  '/Services': '404.html',
  '/services.html/': '404.html',
  '/services/nope': 'services/404.html',
  '/services/nope/': 'services/404.html',
  [`/services/${'a'.repeat(300)}`]: 'services/404.html',
  '/services/nope%20nope': 'services/404.html',
  [`${service}x`]: 'services/404.html',
  '/service-areas/nope': 'service-areas/404.html',
  // What lies in the folder and is no page.
  '/_headers': '404.html',
  '/_redirects': '404.html',
  '/assets': '404.html',
  '/index.html.br': '404.html',
  '/robots.txt/': '404.html',
  '/.well-known/security.txt': '.well-known/security.txt',
};

/** Attempts, which a firewall before the host may answer in its own words. */
export const ATTEMPTS: Record<string, string> = {
  '/../etc/passwd': '404.html',
  '/services/../about': 'about.html',
  '/.git/config': '404.html',
  '/%00': '404.html',
  [`/${'a'.repeat(8192)}`]: '404.html',
};
