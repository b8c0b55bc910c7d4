import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { redirects } from '~/lib/urls';
import { readBytes, readText } from '../helpers/built-files.ts';
import {
  areas,
  business,
  inWords,
  origin,
  page as copyOf,
  place,
  priceOf,
  services,
} from '../helpers/content.ts';
import {
  ERROR_PATHS,
  expectOnEach,
  fileOf,
  files,
  indexedPaths,
} from '../helpers/dist.ts';
import { attributesOf, hrefsIn } from '../helpers/dom.ts';
import { REPOSITORY } from '../helpers/project.ts';

const ended = (...ends: string[]) =>
  files.filter((file) => ends.some((end) => file.endsWith(end)));

/** Former addresses: old spellings of services, and what services and towns were called before. */
const [ofServices, ofTowns] = [services(), areas()].map((entries) =>
  entries.map(({ slug, formerly = [] }) => ({ id: slug, data: { formerly } })),
);
const moves = redirects(ofServices ?? [], ofTowns ?? []).map(
  ({ from, to }) => ({ path: from, to }),
);

test('the pages are those that the content asks for, the error pages and the old addresses', () => {
  const paths = [
    ...indexedPaths,
    ...ERROR_PATHS,
    ...moves.map(({ path }) => path),
  ];
  expect(ended('.html').toSorted()).toEqual(paths.map(fileOf).toSorted());
});

test('an old address leads to the new one at once and is not indexed, on hosts that read _redirects and on others', () => {
  const lines = readText('_redirects').split('\n');
  expectOnEach(
    moves,
    ({ path, root }, { to }) => ({
      refresh: attributesOf(root, 'meta[http-equiv="refresh"]', 'content'),
      robots: attributesOf(root, 'meta[name="robots"]', 'content'),
      canonical: attributesOf(root, 'link[rel="canonical"]', 'href'),
      links: hrefsIn(root),
      isListed: lines.includes(`${path} ${to} 301`),
    }),
    ({ to }) => ({
      refresh: [`0;url=${to}`],
      robots: ['noindex'],
      canonical: [origin() + to],
      links: [to],
      isListed: true,
    }),
  );
});

// An original picture of 2 MB would lie there once its metadata were read.
test('the other files are what pages, styles and scripts ask for, and what hosts and crawlers do', () => {
  const asked = new Set(
    ended('.html', '.css', '.js', '.txt', '.webmanifest', '-index.xml')
      .map(readText)
      .flatMap((text) => text.match(/[\w.-]+\.\w{2,11}\b/g) ?? []),
  );
  const KNOWN =
    /^(?:_headers|_redirects|robots\.txt|llms\.txt|sitemap-index\.xml)$/;
  expect(
    files.filter(
      (file) =>
        // Icons stand in the pages; Astro writes their files all the same.
        !/\.html$|^assets\/.*\.svg$/.test(file) &&
        !KNOWN.test(file) &&
        !asked.has(file.split('/').at(-1) ?? ''),
    ),
  ).toEqual([]);
});

test('no page and no style sheet weighs more than 14,000 bytes compressed, which arrive in one round trip', () => {
  const LIMIT = 14_000;
  const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const found = ended('.html', '.css');
  expect(found).not.toHaveLength(0);
  expect(
    found.filter(
      (file) =>
        // The best compression takes a hundred times as long, and never more bytes.
        brotliCompressSync(readBytes(file), QUICK).length > LIMIT &&
        brotliCompressSync(readBytes(file)).length > LIMIT,
    ),
  ).toEqual([]);
});

test('the sitemap names each page once and nothing else, and robots.txt leads crawlers to it', () => {
  const named = readText('sitemap-0.xml').matchAll(/<loc>(.*?)<\/loc>/g);
  expect([...named].map(([, address]) => address).sort()).toEqual(
    indexedPaths.map((path) => origin() + path).sort(),
  );
  expect(readText('sitemap-index.xml')).toContain(
    `<loc>${origin()}/sitemap-0.xml</loc>`,
  );
  expect(readText('robots.txt').trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${origin()}/sitemap-index.xml`,
  ]);
});

test('llms.txt tells assistants who the company is, and all that its content says to them', () => {
  const { name, descriptor, address, phone, claims } = business();
  const { whatsapp, bookingUrl, registration } = business();
  const text = readText('llms.txt');
  const facts = [
    `# ${name}\n`,
    `${descriptor} in ${address.locality}, ${address.region}. Phone ${phone}.`,
    place(),
    claims.emergencyResponse && inWords(claims.emergencyResponse),
    claims.regularAppointments,
    `${origin()}/contact`,
    whatsapp && `https://wa.me/1${whatsapp.replaceAll(/\D/g, '')}`,
    bookingUrl,
    registration,
    ...Object.values(copyOf('assistants')).flatMap((part) =>
      typeof part === 'string' ? [] : [`## ${part.heading}\n`, ...part.lines],
    ),
    ...services().map(
      (service) =>
        `[${service.title}](${origin()}/services/${service.slug}): Starting at ${priceOf(service)}. ${service.description}`,
    ),
    ...areas().map(
      (area) =>
        `[${area.name}](${origin()}/service-areas/${area.slug}): ${inWords(area.responseTime)}`,
    ),
  ];
  expect(
    facts.filter((fact) => fact !== undefined && !text.includes(fact)),
  ).toEqual([]);
  expect(text).not.toMatch(/[{}]|undefined|null|^## .*\n+##/m);
});

/** A package and those that it needs to run, by name. */
function withDependencies(name: string): string[] {
  const file = join(REPOSITORY, 'node_modules', name, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return [name, ...Object.keys(dependencies).flatMap(withDependencies)];
}

test('the notices of licenses name all software that the islands send to browsers, the font and the icons, each with its author', () => {
  const code = globSync('src/islands/*.{ts,tsx}', { cwd: REPOSITORY })
    .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))
    .join('\n');
  const imports = code.matchAll(
    /^import (?!type )[^;]*?from '([a-z@][^']*)';/gm,
  );
  const packages = [...imports].map(([, name = '']) => name);
  const HOLDER = /Copyright (?:\([cC]\) )?(?:\d|[A-Z]).{3,}/;
  const notices = readText('licenses.txt').split(/\n(?=.+\n=+\n)/);
  expect(notices.filter((notice) => !HOLDER.test(notice))).toEqual([]);
  expect(notices.map((notice) => notice.split('\n')[0])).toEqual(
    expect.arrayContaining([
      ...[...packages, 'react-dom'].flatMap(withDependencies),
      'Barlow Condensed',
      'Lucide icons',
    ]),
  );
});
