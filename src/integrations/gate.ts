import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { loadContent } from '../loader/load.ts';
import {
  mapsDirectionsUrl,
  mapsSearchUrl,
  telHref,
  whatsappUrl,
} from '../lib/urls.ts';
import type { Business } from '../schemas/business.ts';
import { buildError } from './build-error.ts';
import { listFiles } from './list-files.ts';

/** The files that belong into public/; anything else went there by mistake, such as `.env` or `.git`. */
const PUBLIC_FILES =
  /^(?:_headers|_redirects|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png)$/;

/** An address outside of the site, or one that is no address of a page, such as `tel:`. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** How links to Google Maps begin; all other addresses of Google are as foreign as any. */
const MAPS = [mapsSearchUrl(''), mapsDirectionsUrl('')];

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'component-url', 'renderer-url'];

/** Attributes that hold several addresses, each with a width. */
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'];

interface Page {
  file: string;
  /** Its path; undefined for error screens, which have no canonical link. */
  path: string | undefined;
  ids: Set<string>;
  /** The addresses of links, pictures and scripts within the site, each once. */
  addresses: Set<string>;
  /** The links that lead out of the site. */
  outbound: Set<string>;
}

/** All values of an attribute on a page. */
function valuesOf(root: HTMLElement, attribute: string): string[] {
  const elements = root.querySelectorAll(`[${attribute}]`);
  return elements.map((element) => element.getAttribute(attribute) ?? '');
}

/** The addresses of a `srcset`, such as `/a.webp 1w, /b.webp 2w`. */
function addressesOfSet(set: string): string[] {
  return set.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '');
}

function readPage(file: string, html: string): Page {
  const root = parse(html);
  const canonical = root
    .querySelector('link[rel=canonical]')
    ?.getAttribute('href');
  const addresses = [
    ...ADDRESS_ATTRIBUTES.flatMap((attribute) => valuesOf(root, attribute)),
    ...SET_ATTRIBUTES.flatMap((attribute) => valuesOf(root, attribute)).flatMap(
      addressesOfSet,
    ),
  ];
  const links = root
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '');
  return {
    file,
    path: canonical && new URL(canonical).pathname,
    ids: new Set(valuesOf(root, 'id')),
    addresses: new Set(addresses.filter((address) => !OUTSIDE.test(address))),
    outbound: new Set(links.filter((address) => OUTSIDE.test(address))),
  };
}

/** The problem of a link to a page, a file or a part of one that is not there; null when it is. */
function brokenLink(
  { file }: Page,
  address: string,
  pages: ReadonlyMap<string, Page>,
  files: ReadonlySet<string>,
): string | null {
  const { pathname, hash } = new URL(address, `http://site/${file}`);
  const path = decodeURI(pathname).slice(1);
  const target = [`${path}.html`, path, `${path}index.html`].find((name) =>
    files.has(name),
  );
  if (target === undefined)
    return `${file} links to ${address}, and there is no such page or file.`;
  const id = decodeURI(hash.slice(1));
  if (id === '' || pages.get(target)?.ids.has(id) === true) return null;
  return `${file} links to ${address}, and ${target} has nothing with that id.`;
}

/** The addresses of the company that links may lead to. */
function ownAddresses({ phone, whatsapp, bookingUrl }: Contact): string[] {
  const others = [whatsapp && whatsappUrl(whatsapp), bookingUrl];
  return [telHref(phone), ...others.filter((address) => address !== null)];
}

/** The problems of links that lead neither to the company nor to Google Maps. */
function outboundLinks({ file, outbound }: Page, contact: Contact): string[] {
  const own = ownAddresses(contact);
  return [...outbound]
    .filter(
      (address) =>
        !own.includes(address) &&
        !MAPS.some((start) => address.startsWith(start)),
    )
    .map(
      (address) =>
        `${file} links to ${address}, which leads out of the site: only ${own.join(', ')} and Google Maps may. Remove the link.`,
    );
}

/** Pages that no other page links to. */
function orphans(pages: readonly Page[]): Page[] {
  const linked = new Set(['/']);
  for (const page of pages) {
    const paths = [...page.addresses].map((address) =>
      address.replace(/[?#].*/, ''),
    );
    for (const path of paths) if (path !== page.path) linked.add(path);
  }
  return pages.filter(({ path }) => path !== undefined && !linked.has(path));
}

function strayFiles(publicFolder: string): string[] {
  return listFiles(publicFolder)
    .filter((file) => !PUBLIC_FILES.test(file))
    .map(
      (file) =>
        `public/${file} would be published as it is, and the site has no use for it.`,
    );
}

/** The ways to reach the company, as business.yml has them. */
type Contact = Pick<Business, 'phone' | 'whatsapp' | 'bookingUrl'>;

/** The folders of a build. */
interface BuildFolders {
  site: string;
  publicFolder: string;
}

/**
 * A sentence for each thing that keeps a built site from being published.
 * @param contact where links may lead besides the site and its map
 */
export function siteProblems(
  { site, publicFolder }: BuildFolders,
  contact: Contact,
): string[] {
  const files = new Set(listFiles(site));
  const pages = new Map<string, Page>();
  const empty: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    if (extname(file) === '.html')
      pages.set(file, readPage(file, bytes.toString()));
    if (bytes.length === 0) empty.push(`${file} is empty: build again.`);
  }
  const allPages = [...pages.values()];
  return [
    ...strayFiles(publicFolder),
    ...empty,
    ...allPages.flatMap((page) =>
      [...page.addresses].flatMap(
        (address) => brokenLink(page, address, pages, files) ?? [],
      ),
    ),
    ...allPages.flatMap((page) => outboundLinks(page, contact)),
    ...orphans(allPages).map(
      ({ file }) => `No page links to ${file}: nobody would find it.`,
    ),
  ];
}

/** Fails a build whose site is not fit to be published. */
export function gate(root: string): AstroIntegration {
  return {
    name: 'gate',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const publicFolder = join(root, 'public');
        const business = loadContent(root).content.business[0];
        // The content check has stopped a build without it.
        if (!business) return;
        const problems = siteProblems({ site, publicFolder }, business.data);
        if (problems.length === 0) return;
        for (const problem of problems) logger.error(problem);
        throw buildError(
          'The site was built, but it must not be published: see above.',
        );
      },
    },
  };
}
