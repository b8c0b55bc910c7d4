import { describe, expect, it } from 'vitest';
import { builtFiles, isBuilt, readText } from '../helpers/built-files.ts';
import { ERROR_PATHS, INDEXED_PATHS, REDIRECTED_PATHS, fileOf } from '../helpers/site-paths.ts';
import { AREAS, ORIGIN, PHONE, SERVICES } from '../helpers/specification.ts';

const AT_THE_ROOT = [
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'facts.txt',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap-0.xml',
  'sitemap-index.xml',
];
/** Fingerprinted files of the build: scripts, fonts and pictures. */
const ASSET = /^assets\/(?:fonts\/)?[\w.-]+\.(?:js|woff2|avif|webp|jpg|svg)$/;
const CARD = /^social\/[\w-]+\.jpg$/;

describe('files of the built site', () => {
  it('are exactly the 180 pages, the error pages and the three redirects', () => {
    const expected = [...INDEXED_PATHS, ...ERROR_PATHS, ...REDIRECTED_PATHS].map(fileOf);
    expect(expected).toHaveLength(180 + 4 + 3);
    expect(builtFiles().filter((file) => file.endsWith('.html'))).toEqual(expected.sort());
  });

  it('at the root are only the ones that browsers, crawlers and readers ask for', () => {
    const found = builtFiles().filter((file) => !file.includes('/') && !file.endsWith('.html'));
    expect(found).toEqual(AT_THE_ROOT);
  });

  it('elsewhere are assets, social cards and security.txt, and no leftovers', () => {
    const others = builtFiles().filter(
      (file) => file.includes('/') && !file.endsWith('.html') && !ASSET.test(file),
    );
    expect(others.filter((file) => !CARD.test(file))).toEqual(['.well-known/security.txt']);
  });

  it('have social cards for the first-level pages, the services and the towns', () => {
    const names = [
      ...['home', 'services', 'service-areas', 'about', 'contact'],
      ...SERVICES.map(({ slug }) => slug),
      ...AREAS.map(({ slug }) => slug),
    ];
    const cards = builtFiles().filter((file) => CARD.test(file));
    expect(cards).toEqual(names.map((name) => `social/${name}.jpg`).sort());
  });

  it('hold no source maps, drafts or folders with an index page', () => {
    const leftovers = /\.(?:map|ts|tsx|astro|md|mjs|json|bak|tmp)$|\/index\.html$|\.DS_Store$/;
    expect(builtFiles().filter((file) => leftovers.test(file))).toEqual([]);
  });

  it('hold only assets that some page, style or script uses', () => {
    const files = builtFiles();
    const readable = files.filter((file) => /\.(?:html|js|webmanifest|xml)$/.test(file));
    const used = new Set(
      readable.flatMap((file) => readText(file).match(/[\w.-]+\.[a-z0-9]{2,5}\b/g) ?? []),
    );
    const assets = files.filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((file) => !used.has(file.split('/').pop() ?? ''))).toEqual([]);
  });
});

describe('security.txt', () => {
  const fields = readText('.well-known/security.txt');

  it('has not expired and says so for at most two years', () => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(fields)?.[1] ?? '');
    const inTwoYears = Date.now() + 2 * 366 * 24 * 3600 * 1000;
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(inTwoYears);
  });

  it('names a contact on this site and its own address', () => {
    expect(fields).toMatch(/^Contact: \S+$/m);
    expect(fields).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
  });
});

describe('llms.txt', () => {
  const lines = readText('llms.txt');

  it('names the phone, each service with its price and each town with its response time', () => {
    const wanted = [
      PHONE,
      ...SERVICES.map(
        ({ slug, title, price }) =>
          `[${title}](${ORIGIN}/services/${slug}): Starting at $${String(price)}`,
      ),
      ...AREAS.map(
        ({ slug, name, responseTime }) =>
          `[${name}](${ORIGIN}/service-areas/${slug}): ${responseTime}`,
      ),
    ];
    expect(wanted.filter((part) => !lines.includes(part))).toEqual([]);
  });

  it('leads to the sheet of facts', () => {
    expect(lines).toContain(`(${ORIGIN}/facts.txt)`);
  });
});

describe('robots.txt', () => {
  it('lets crawlers in and names the sitemap', () => {
    const rules = readText('robots.txt');
    expect(rules).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(rules).not.toMatch(/^Disallow: \S/m);
    expect(rules).toContain(`Sitemap: ${ORIGIN}/sitemap-index.xml`);
    expect(isBuilt('sitemap-index.xml')).toBe(true);
  });
});
