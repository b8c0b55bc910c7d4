// The answers that a host should give for the site in dist/.
import { readText } from '../helpers/built-files.ts';

export function pagePaths(): string[] {
  const addresses = readText('sitemap-0.xml').matchAll(/<loc>([^<]+)/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** The first page below a folder, such as `/services/`. */
export function firstBelow(folder: string): string {
  return pagePaths().find((path) => path.startsWith(folder)) ?? '';
}

/** Lines of `_headers` or `_redirects`, without comments. */
function linesOf(file: string): string[] {
  return readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** The lines of `_redirects` that lead to another address; those with status 200 show a file of it. */
export function redirects(): Redirect[] {
  return linesOf('_redirects')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: Number(status) };
    })
    .filter(({ status }) => status >= 300);
}

/** A rule of `_headers`: a path, and lines such as `Name: value`, or `! Name` to remove one. */
interface HeaderRule {
  path: string;
  lines: string[];
}

function headerRules(): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf('_headers')) {
    if (line.startsWith(' ')) rules.at(-1)?.lines.push(line.trim());
    else rules.push({ path: line, lines: [] });
  }
  return rules;
}

function isRuleFor(path: string, rule: HeaderRule): boolean {
  if (rule.path.endsWith('*')) return path.startsWith(rule.path.slice(0, -1));
  return path === rule.path;
}

/** The headers that `_headers` gives the answer at a path; later rules change earlier ones. */
export function headersOf(path: string): Record<string, string> {
  const headers = new Map<string, string>();
  const rules = headerRules().filter((rule) => isRuleFor(path, rule));
  for (const line of rules.flatMap(({ lines }) => lines)) {
    const [name = '', value = ''] = line.split(/: (.*)/);
    if (line.startsWith('! ')) headers.delete(line.slice(2));
    else headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

/** Other spellings of a page → its one address, to which they lead. */
export function otherSpellings(): Record<string, string> {
  const service = firstBelow('/services/');
  const area = firstBelow('/service-areas/');
  return {
    '/index': '/',
    '/index.html': '/',
    '/services/': '/services',
    '/services.html?a=1&b=2': '/services?a=1&b=2',
    '/services%2ehtml': '/services',
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
  };
}

/** Addresses that are no pages → the file that is shown there; a 404 screen has its status. */
export function shownFiles(): Record<string, string> {
  return {
    '/nope': '404.html',
    '/nope/deeper/still': '404.html',
    '/404': '404.html',
    '/500': '404.html',
    '/services/404': 'services/404.html',
    '/service-areas/404': 'service-areas/404.html',
    '/Services': '404.html',
    '/services.html/': '404.html',
    // One name below a list may be a misspelled service or town.
    '/services/nope': 'services/404.html',
    '/services/nope/': 'services/404.html',
    [`/services/${'a'.repeat(300)}`]: 'services/404.html',
    '/services/nope%20nope': 'services/404.html',
    [`${firstBelow('/services/')}x`]: 'services/404.html',
    '/service-areas/nope': 'service-areas/404.html',
    // Files that are not for visitors, and files with something added to their names.
    '/_headers': '404.html',
    '/_redirects': '404.html',
    '/assets': '404.html',
    '/assets/nope.js': '404.html',
    '/robots.txt/': '404.html',
  };
}
