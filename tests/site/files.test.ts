import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { SINGLE_PATHS } from '~/lib/pages';
import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  origin,
  page as copyOf,
  phoneLink,
  services,
} from '../helpers/content.ts';
import { isBuilt, readBytes, readText } from '../helpers/built-files.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectNoFaults,
  expectOnEach,
  fileOf,
  files,
  indexedPaths,
  NOT_FOUND_PATHS,
  pageAt,
  screens,
  servicePages,
  topPaths,
} from '../helpers/dist.ts';
import { attribute, attributesOf, hrefsIn, one, textOf } from '../helpers/dom.ts';

/** Spellings of services that stood in links once. */
const OLD_PATHS = ['door-replacement', 'roller-hinge-repair', 'fast-response-stuck-doors'].map(
  (slug) => `/services/${slug}`,
);

describe('the files of the site', () => {
  it('are the pages that the content asks for, the error pages and the old spellings', () => {
    expect(topPaths).toEqual(expect.arrayContaining([...SINGLE_PATHS]));
    const paths = [
      ...[...topPaths, ...servicePages.map(({ path }) => path)],
      ...[...areaPages.map(({ path }) => path), ...ERROR_PATHS, ...OLD_PATHS],
    ];
    expect(files.filter((file) => file.endsWith('.html'))).toEqual(paths.map(fileOf).sort());
  });

  it('are otherwise of kinds that browsers and crawlers ask for, with nothing of the editor', () => {
    const kinds =
      /^(?:assets\/.+\.(?:js|woff2|avif|webp|jpg|svg)|social\/.+\.jpg|[\w-]+\.(?:ico|svg|png|txt|xml|webmanifest)|_headers|_redirects|\.well-known\/security\.txt)$/;
    const others = files.filter((file) => !file.endsWith('.html'));
    expect(others.filter((file) => !kinds.test(file) || file.startsWith('edit'))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => /sveltia/i.test(readText(file)))).toEqual([]);
  });

  it('hold no asset that no page, style or script uses', () => {
    const readers = files.filter((file) => /\.(?:html|js)$/.test(file)).map(readText);
    const used = new Set(readers.flatMap((text) => text.match(/[\w.-]+\.[a-z0-9]{2,5}\b/g) ?? []));
    const assets = files.filter((file) => file.startsWith('assets/'));
    expect(assets.filter((file) => !used.has(file.split('/').at(-1) ?? ''))).toEqual([]);
  });
});

describe('the social cards', () => {
  const cards = files.filter((file) => file.startsWith('social/'));
  const cardOf = ({ root }: { root: Parameters<typeof one>[0] }) =>
    attribute(one(root, 'meta[property="og:image"]'), 'content').replace(`${origin()}/`, '');

  it('are pictures of 1200×630 px, none like another', async () => {
    const sizes = await Promise.all(
      cards.map(async (file) => {
        const { format, width, height } = await sharp(readBytes(file)).metadata();
        return `${format} ${String(width)}×${String(height)}`;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(['jpeg 1200×630']));
    expect(new Set(cards.map((file) => readBytes(file).toString('base64'))).size).toBe(
      cards.length,
    );
  });

  it('are there for every screen, in the size that its tags give', () => {
    expectNoFaults(screens(), (page) => [
      !cards.includes(cardOf(page)) && cardOf(page),
      attributesOf(page.root, 'meta[property="og:image:width"]', 'content').join() !== '1200' &&
        'width',
      attributesOf(page.root, 'meta[property="og:image:height"]', 'content').join() !== '630' &&
        'height',
    ]);
  });

  it('show the service on its pages and the town on its page', () => {
    expectOnEach(servicePages, cardOf, ({ service }) => `social/${service.slug}.jpg`);
    expectOnEach(areaPages, cardOf, ({ area }) => `social/${area.slug}.jpg`);
  });
});

describe('an old spelling', () => {
  it.each(OLD_PATHS)('%s leads to the list at once, and is not indexed', (path) => {
    const { root } = pageAt(path);
    const refresh = attribute(one(root, 'meta[http-equiv="refresh"]'), 'content');
    expect(refresh.replaceAll(' ', '')).toBe('0;url=/services');
    expect(attributesOf(root, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(attributesOf(root, 'link[rel="canonical"]', 'href')).toEqual([`${origin()}/services`]);
    expect(hrefsIn(root)).toEqual(['/services']);
  });
});

it('holds the editing screen only once a repository is named', () => {
  const isNamed = business().repository !== null;
  expect([isBuilt('admin.html'), readText('_headers').includes('/admin')]).toEqual([
    isNamed,
    isNamed,
  ]);
});

describe('the error pages', () => {
  it('are not indexed: by a word to robots, or by the status 404 of the screen itself', () => {
    expectOnEach(
      ERROR_PATHS.map(pageAt),
      ({ root }) => [
        attributesOf(root, 'meta[name="robots"]', 'content'),
        attributesOf(root, 'link[rel="canonical"], meta[property="og:url"]', 'href'),
      ],
      ({ path }) => [path === '/404' ? [] : ['noindex'], []],
    );
  });

  it('lead on to the list without a script below the lists, and nowhere else', () => {
    expectOnEach(
      ERROR_PATHS.map(pageAt),
      ({ root }) => attributesOf(root, 'noscript meta[http-equiv="refresh"]', 'content'),
      ({ path }) =>
        path.endsWith('/404') && path !== '/404' ? [`0; url=${path.slice(0, -4)}`] : [],
    );
  });

  it('tell the script for unknown paths every service and every town', () => {
    const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug).join(' ');
    expectOnEach(
      NOT_FOUND_PATHS.map(pageAt),
      ({ root }) => {
        const known = one(root, 'template[data-services][data-areas]');
        return [attribute(known, 'data-services'), attribute(known, 'data-areas')];
      },
      () => [slugs(services()), slugs(areas())],
    );
  });

  it('say what happened, with the phone, and the way home where there is one', () => {
    const notFound = copyOf('not-found');
    expectOnEach(
      NOT_FOUND_PATHS.map(pageAt),
      ({ root }) => [textOf(one(root, 'main h1')), hrefsIn(one(root, 'main section'))],
      () => [notFound.heading, [phoneLink(), '/']],
    );
    const { heading, status } = copyOf('server-error');
    const { root } = pageAt('/500');
    expect(textOf(one(root, 'main h1'))).toBe(heading);
    expect(textOf(one(root, 'title'))).toContain(heading);
    expect(textOf(one(root, 'main section'))).toContain(status);
    expect(hrefsIn(one(root, 'main section'))).toEqual([phoneLink()]);
  });
});

describe('the text files', () => {
  it('robots.txt lets crawlers in and names the sitemap', () => {
    const rules = readText('robots.txt');
    expect(rules).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(rules).not.toMatch(/^Disallow: \S/m);
    expect(rules).toContain(`Sitemap: ${origin()}/sitemap-index.xml`);
    expect(readText('sitemap-index.xml')).toContain(`<loc>${origin()}/sitemap-0.xml</loc>`);
  });

  it('security.txt names a contact and its own address, and holds for at most two years', () => {
    const fields = readText('.well-known/security.txt');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(fields)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 2 * 366 * 24 * 3600 * 1000);
    const contact = business().securityContact ?? `${origin()}/contact`;
    expect(fields).toContain(`Contact: ${contact}\n`);
    expect(fields).toContain(`Canonical: ${origin()}/.well-known/security.txt\n`);
  });

  it('llms.txt has the phone, each price and each response time', () => {
    const text = readText('llms.txt');
    const wanted = [
      business().phone,
      ...services().map(
        ({ slug, title, price }) => `[${title}](${origin()}/services/${slug}): ${price}`,
      ),
      ...areas().map(
        ({ slug, name, responseTime }) =>
          `[${name}](${origin()}/service-areas/${slug}): ${responseTime}`,
      ),
    ];
    expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const CONTENT = 'src/content';
  const git = (...options: string[]): string => {
    const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const whole = git('rev-parse', '--is-shallow-repository') === 'false';
  const dayOf = (...names: string[]): string | undefined => {
    const paths = names.map((name) => `${CONTENT}/${name}.md`);
    return (whole && git('log', '-1', '--format=%cs', '--', ...paths)) || undefined;
  };
  const days = new Map(
    readText('sitemap-0.xml')
      .split('<url>')
      .slice(1)
      .map((entry) => [
        /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
        /<lastmod>(\d{4}-\d{2}-\d{2})/.exec(entry)?.[1],
      ]),
  );

  it('names each page once, and nothing else', () => {
    const named = [...readText('sitemap-0.xml').matchAll(/<loc>(.*?)</g)].map(([, page]) => page);
    expect(named.sort()).toEqual(indexedPaths.map((path) => origin() + path).sort());
  });

  it('gives each page the day its content last changed, where history tells it', () => {
    const sources = [
      ['/', 'pages/home'],
      ['/services', 'pages/services'],
      ['/service-areas', 'pages/service-areas'],
      ...areaPages.map(({ path, area }) => [path, `areas/${area.slug}`]),
      ...servicePages
        .slice(0, areas().length + 1)
        .map(({ path, service, area }) => [
          ...[path, `services/${service.slug}`],
          ...(area ? [`areas/${area.slug}`, `local/${area.slug}/${service.slug}`] : []),
        ]),
    ];
    const found = sources.map(([path = '']) => [path, days.get(origin() + path)]);
    expect(found).toEqual(sources.map(([path, ...names]) => [path, dayOf(...names)]));
  });
});

describe('the notices', () => {
  /** A package with what it needs to run, by name. */
  function withParts(name: string): string[] {
    const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return [name, ...Object.keys(dependencies).flatMap(withParts)];
  }

  it('name all software that the islands bring, the font and the icons, with their terms', () => {
    const islands = new URL('../../src/islands/', import.meta.url);
    const code = readdirSync(islands)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, islands), 'utf8'))
      .join('\n');
    const imported = [...code.matchAll(/^import (?!type )[^;]*?from '([a-z@][^']*)';/gm)].map(
      ([, name = '']) => name,
    );
    const brought = new Set([...imported, 'react-dom'].flatMap(withParts));
    const notices = readText('licenses.txt');
    expect([...brought].filter((name) => !notices.split('\n').includes(name))).toEqual([]);
    const terms = ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'ISC License'];
    expect(terms.filter((term) => !notices.includes(term))).toEqual([]);
  });
});

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

describe('the icons', () => {
  it('have the sizes that the manifest gives, one of them maskable', async () => {
    const { name, descriptor } = business();
    const manifest = JSON.parse(readText('manifest.webmanifest')) as Manifest;
    expect(manifest).toMatchObject({ name: `${name} ${descriptor}`, short_name: name });
    expect(manifest.start_url).toBe('/');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of [
      ...manifest.icons,
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ]) {
      const { format, width, height } = await sharp(readBytes(src.slice(1))).metadata();
      expect([src, format, `${String(width)}x${String(height)}`]).toEqual([src, 'png', sizes]);
    }
  });

  it('of old and new browsers are an icon file and a drawing that asks for nothing', () => {
    expect(readBytes('favicon.ico').readUInt32LE(0)).toBe(0x00010000);
    const drawing = readText('favicon.svg').replace('http://www.w3.org/2000/svg', '');
    expect(drawing).toMatch(/^<svg[^>]* viewBox=/);
    expect(drawing).not.toMatch(/<script|https?:|\son\w+=/);
  });
});
