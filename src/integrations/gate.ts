import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';

/** The files that belong into public/; anything else went there by mistake, such as `.env` or `.git`. */
const PUBLIC_FILES =
  /^(?:_headers|_redirects|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png)$/;

/** An address outside of the site, or one that is no address of a page, such as `tel:`. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Links may also dial, and show the way. */
const ALLOWED_OUTSIDE = /^(?:tel:|https:\/\/www\.google\.com\/maps\/)/;

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'component-url', 'renderer-url'];

/** Attributes that hold several addresses, each with a width. */
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'];

/** Whether the boxes of an ISO base media file (ISO/IEC 14496-12, 4.2) fill it exactly. */
function boxesFill(bytes: Buffer): boolean {
  let position = 0;
  while (position + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(position);
    if (size < 8) break;
    position += size;
  }
  return position > 0 && position === bytes.length;
}

/**
 * Whether a picture has its last byte, by how its format ends: a disk that was full once leaves cut
 * files in Astro's cache, and every later build would ship them.
 */
const IS_WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  '.avif': boxesFill,
  '.jpg': (bytes) => bytes.subarray(-2).toString('hex') === 'ffd9',
  '.png': (bytes) => bytes.subarray(-8, -4).toString('latin1') === 'IEND',
  '.webp': (bytes) =>
    bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length,
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).replaceAll(
        '\\',
        '/',
      ),
    );
}

interface Page {
  file: string;
  /** Its path; undefined for error screens, which have no canonical link. */
  path: string | undefined;
  ids: Set<string>;
  /** The addresses of links, pictures and scripts within the site, each once. */
  addresses: Set<string>;
  /** The links that lead out of the site and may not. */
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
    outbound: new Set(
      links.filter(
        (address) => OUTSIDE.test(address) && !ALLOWED_OUTSIDE.test(address),
      ),
    ),
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

function outboundLinks({ file, outbound }: Page): string[] {
  return [...outbound].map(
    (address) =>
      `${file} links to ${address}, which leads out of the site: only the phone (tel:) and Google Maps may. Remove the link.`,
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
  return filesBelow(publicFolder)
    .filter((file) => !PUBLIC_FILES.test(file))
    .map(
      (file) =>
        `public/${file} would be published as it is, and the site has no use for it.`,
    );
}

/** A sentence for each thing that keeps a built site from being published. */
export function siteProblems(folder: string, publicFolder: string): string[] {
  const files = new Set(filesBelow(folder));
  const pages = new Map<string, Page>();
  const brokenPictures: string[] = [];
  const empty: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const extension = extname(file);
    if (extension === '.html')
      pages.set(file, readPage(file, bytes.toString()));
    if (IS_WHOLE[extension]?.(bytes) === false)
      brokenPictures.push(
        `${file} is a broken picture: delete node_modules/.astro and build again.`,
      );
    else if (bytes.length === 0) empty.push(`${file} is empty: build again.`);
  }
  const allPages = [...pages.values()];
  return [
    ...strayFiles(publicFolder),
    ...brokenPictures,
    ...empty,
    ...allPages.flatMap((page) =>
      [...page.addresses].flatMap(
        (address) => brokenLink(page, address, pages, files) ?? [],
      ),
    ),
    ...allPages.flatMap(outboundLinks),
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
        const problems = siteProblems(fileURLToPath(dir), join(root, 'public'));
        if (problems.length === 0) return;
        for (const problem of problems) logger.error(problem);
        throw new Error(
          'The site was built, but it must not be published: see above.',
        );
      },
    },
  };
}
