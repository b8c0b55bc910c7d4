import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

/** All that may lie in public/; anything else went there by mistake, such as `.env` or `.git`. */
const PUBLIC_FILES =
  /^(?:_headers|_redirects|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png)$/;

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** What a link may do besides leading to a page of the site: dial, and show the way. */
const ALLOWED_OUTSIDE = /^(?:tel:|https:\/\/www\.google\.com\/maps\/)/;

/** Whether the boxes of an ISO base media file (ISO/IEC 14496-12, 4.2) fill it exactly. */
function boxesFill(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length && bytes.readUInt32BE(at) >= 8) at += bytes.readUInt32BE(at);
  return at === bytes.length && at > 0;
}

/**
 * Whether a picture is there to its last byte, by how its format ends: a disk that was full once
 * leaves cut files in Astro's cache, which every later build would ship.
 */
const WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  avif: boxesFill,
  jpg: (bytes) => bytes.subarray(-2).toString('hex') === 'ffd9',
  png: (bytes) => bytes.subarray(-8, -4).toString('latin1') === 'IEND',
  webp: (bytes) => bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length,
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !statSync(join(folder, file)).isDirectory())
    .map((file) => file.replaceAll('\\', '/'));
}

type Page = ReturnType<typeof readPage>;

function readPage(file: string, html: string) {
  const root = parse(html);
  const values = (name: string) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const sets = [...values('srcset'), ...values('imagesrcset')]
    .flatMap((set) => set.split(/,\s+/))
    .map((candidate) => candidate.split(' ')[0] ?? '');
  const named = ['href', 'src', 'component-url', 'renderer-url'].flatMap(values);
  const links = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  return {
    file,
    ids: new Set(values('id')),
    /** Addresses within the site: links, pictures, scripts; each once. */
    addresses: new Set([...named, ...sets].filter((address) => !OUTSIDE.test(address))),
    outbound: new Set(links.filter((to) => OUTSIDE.test(to) && !ALLOWED_OUTSIDE.test(to))),
    canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href'),
  };
}

function linkProblems(page: Page, pages: ReadonlyMap<string, Page>, files: ReadonlySet<string>) {
  const { file } = page;
  const broken = [...page.addresses].flatMap((address) => {
    const { pathname, hash } = new URL(address, `http://site/${file}`);
    const [path, id] = [decodeURI(pathname).slice(1), decodeURI(hash.slice(1))];
    const target = [`${path}.html`, path, `${path}index.html`].find((name) => files.has(name));
    if (target === undefined)
      return [`${file} links to ${address}, and there is no such page or file.`];
    if (id === '' || pages.get(target)?.ids.has(id) === true) return [];
    return [`${file} links to ${address}, and ${target} has nothing with that id.`];
  });
  const outbound = [...page.outbound].map(
    (address) =>
      `${file} links to ${address}, which leads out of the site: only the phone (tel:) and Google Maps may. Remove the link.`,
  );
  return [...broken, ...outbound];
}

/** A sentence for each thing that keeps a built site, and what came from public/, from going out. */
export function siteProblems(folder: string, publicFolder: string): string[] {
  const files = new Set(filesBelow(folder));
  const pages = new Map<string, Page>();
  const broken: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    const kind = extname(file).slice(1);
    if (bytes.length === 0 || WHOLE[kind]?.(bytes) === false)
      broken.push(`${file} is a broken picture: delete node_modules/.astro and build again.`);
    if (kind === 'html') pages.set(file, readPage(file, bytes.toString()));
  }
  const pathOf = ({ canonical }: Page) => (canonical ? new URL(canonical).pathname : '/');
  const linksOf = (page: Page) =>
    [...page.addresses].map((to) => to.replace(/[?#].*/, '')).filter((to) => to !== pathOf(page));
  const linked = new Set(['/', ...[...pages.values()].flatMap(linksOf)]);
  const lone = [...pages.values()].filter((page) => !linked.has(pathOf(page)));
  return [
    ...filesBelow(publicFolder)
      .filter((file) => !PUBLIC_FILES.test(file))
      .map((file) => `public/${file} would go out as it is, and the site has no use for it.`),
    ...broken,
    ...[...pages.values()].flatMap((page) => linkProblems(page, pages, files)),
    ...lone.map(({ file }) => `No page links to ${file}: nobody would find it.`),
  ];
}

/** Fails a build whose site is not fit to go out. */
export function gate(root: string): AstroIntegration {
  return {
    name: 'gate',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const problems = siteProblems(fileURLToPath(dir), join(root, 'public'));
        if (problems.length === 0) return;
        for (const problem of problems) logger.error(problem);
        throw new Error('The site was built and is not fit to go out: see above.');
      },
    },
  };
}
