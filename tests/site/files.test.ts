import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  areas,
  business,
  origin,
  page as copyOf,
  phoneLink,
  services,
} from '../helpers/content.ts';
import {
  areaPages,
  ERROR_PATHS,
  expectNoFaults,
  expectOnEach,
  fileOf,
  files,
  NOT_FOUND_PATHS,
  pageAt,
  readBytes,
  readText,
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
    expect(topPaths).toEqual(
      expect.arrayContaining(['/', '/services', '/service-areas', '/about', '/contact']),
    );
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

  it('say what happened, with the way home or the phone', () => {
    const notFound = copyOf('not-found');
    expectOnEach(
      NOT_FOUND_PATHS.map(pageAt),
      ({ root }) => [textOf(one(root, 'main h1')), hrefsIn(one(root, 'main section'))],
      () => [notFound.heading, ['/']],
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
