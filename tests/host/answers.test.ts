import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFiles, readBytes, readText } from '../helpers/built-files.ts';
import { startCloudflare, startNginx, type Answer } from './servers.ts';

/** What the hosts answer, path by path: both the same. */

const hosts = {
  Cloudflare: await startCloudflare(),
  nginx: await startNginx(),
};
afterAll(async () => {
  hosts.nginx.stop();
  await hosts.Cloudflare.stop();
});

const pagePaths = Array.from(
  readText('sitemap-0.xml').matchAll(/<loc>([^<]+)/g),
  ([, address = '']) => new URL(address).pathname,
);
const firstBelow = (folder: string) =>
  pagePaths.find((path) => path.startsWith(folder)) ?? '';
const service = firstBelow('/services/');
const area = firstBelow('/service-areas/');

/** The headers that a rule of public/_headers sets. */
function headersOf(rule: string): Record<string, string> {
  const [, lines = ''] = readText('_headers').split(`\n${rule}\n`);
  const [ours = ''] = lines.split('\n\n');
  return Object.fromEntries(
    Array.from(
      ours.matchAll(/^ {2}([\w-]+): (.*)$/gm),
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  );
}

const EVERYWHERE = headersOf('/*');

/** Expects headers with their values; Node joins those that come twice, which then differ. */
function expectHeaders({ headers }: Answer, expected = EVERYWHERE): void {
  expect(headers).toMatchObject(expected);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers.server ?? '').not.toMatch(/\d/);
}

/** A path that is no page → the screen that is shown, with status 404. */
const SCREENS = {
  '/nope/deeper': '404.html',
  '/Services': '404.html',
  // One name below a list may be a misspelled service or town.
  '/services/nope/': 'services/404.html',
  '/services/nope%20nope': 'services/404.html',
  [`/services/${'a'.repeat(300)}`]: 'services/404.html',
  [`${service}x`]: 'services/404.html',
  '/service-areas/nope': 'service-areas/404.html',
  // The screens are answers, not pages.
  '/404': '404.html',
  '/500': '404.html',
  '/services/404': 'services/404.html',
  // No file for visitors, or none at all; browsers may not keep that answer for a year.
  '/_headers': '404.html',
  '/assets/nope.js': '404.html',
  '/robots.txt/': '404.html',
  // Attempts to break in
  '/../etc/passwd': '404.html',
  '/.git/config': '404.html',
  [`/${'a'.repeat(8192)}`]: '404.html',
};

/** Another spelling of a page → its one address. */
const SPELLINGS = {
  '/index.html': '/',
  '//': '/',
  '/services/': '/services',
  '/services.html?a=1&b=2': '/services?a=1&b=2',
  '/services/index.html': '/services',
  '/se%72vices': '/services',
  [`${service}.html`]: service,
  [service.replace('/services/', '/services//')]: service,
  [`${area}/`]: area,
  '/admin': '/admin/',
  '/500.html': '/500',
};

it('public/_headers holds browsers to our own site, and depends on no build', () => {
  expect(EVERYWHERE).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringMatching(
      /^(?!.*(?:sha256-|-src\b)).*frame-ancestors 'none'.*require-trusted-types-for 'script'.*trusted-types 'none'/,
    ) as string,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    ) as string,
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

describe.each(Object.entries(hosts))('%s', (name, { ask }) => {
  async function expectFile(path: string, file: string, status: number) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(status);
    expect(answer.body.equals(readBytes(file)), `${path} is ${file}`).toBe(
      true,
    );
    expectHeaders(answer);
  }

  it('shows each page at its one address', async () => {
    for (const path of pagePaths)
      await expectFile(path, `${path.slice(1) || 'index'}.html`, 200);
    await expectFile('/services/../about', 'about.html', 200);
  });

  it.each(Object.entries(SCREENS))('shows for %s %s', (path, file) =>
    expectFile(path, file, 404),
  );

  it.each(Object.entries(SPELLINGS))(
    'leads from %s to %s',
    async (path, to) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 307, headers: { location: to } });
      expectHeaders(answer);
    },
  );

  it.each(['/..%2fetc/passwd', '/%', '/%zz', '/%0d%0aSet-Cookie:%20a=b'])(
    'shows no page for %s',
    async (path) => {
      let answer = await ask(path);
      for (let step = 0; answer.headers.location && step < 5; step += 1)
        answer = await ask(answer.headers.location);
      expect([400, 404]).toContain(answer.status);
      expectHeaders(answer);
    },
  );

  it('leads from each former name to the present one', async () => {
    const moves = readText('_redirects').matchAll(/^(\/.*) (\/.*) 301$/gm);
    for (const [, from = '', to = ''] of moves) {
      const { status, headers, body } = await ask(`${from}?a=1`);
      if (name === 'Cloudflare')
        expect({ status, to: headers.location }).toEqual({
          status: 301,
          to: `${to}?a=1`,
        });
      // The build writes a page for hosts that know no redirects.
      else expect(String(body)).toContain(`content="0;url=${to}"`);
    }
  });

  it('gives the forms of editors a policy of their own, and hides them from search engines', async () => {
    for (const path of ['/admin/', '/admin/config.yml']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expectHeaders(answer, headersOf('/admin/*'));
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy');
    }
  });

  it('lets browsers keep a file with a hash in its name for a year', async () => {
    const hashed = builtFiles().find((file) => file.startsWith('assets/'));
    const lasting = headersOf('/assets/*');
    expect(lasting['cache-control']).toContain('immutable');
    expectHeaders(await ask(`/${String(hashed)}`), {
      ...EVERYWHERE,
      ...lasting,
    });
  });

  it('sends nothing again that has not changed', async () => {
    const { headers } = await ask('/about');
    const answer = await ask('/about', {
      'If-None-Match': String(headers.etag),
    });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expectHeaders(answer);
  });

  it('sends no header twice when asked for a part that a file does not have', async () => {
    expectHeaders(await ask('/favicon.svg', { Range: 'bytes=99999999-' }));
  });

  it('compresses pages, screens and texts', async () => {
    for (const path of ['/services', '/services/nope', '/robots.txt']) {
      const packed = await ask(path, { 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding'], path).toBe('gzip');
      const whole = await ask(path);
      expect(gunzipSync(packed.body).equals(whole.body)).toBe(true);
      // Or a cache in between hands it to clients that cannot open it; Cloudflare is that cache itself.
      if (name === 'nginx') expect(packed.headers.vary).toBe('Accept-Encoding');
    }
  });
});

it('both name the same type for each kind of file', async () => {
  const kinds = new Map(builtFiles().map((file) => [extname(file), file]));
  kinds.delete('');
  for (const file of kinds.values()) {
    const path = `/${file.replace(/\.html$/, '')}`;
    const [one, other] = [hosts.Cloudflare, hosts.nginx].map(
      async ({ ask }) => (await ask(path)).headers['content-type'],
    );
    expect(await one, file).toMatch(/^(?!.*octet-stream)\w+\//);
    expect(await other, file).toBe(await one);
  }
});

// Cloudflare shows the nearest screen.
it.each([
  '/services/nope/deeper',
  `${service}/deeper/still`,
  `${area}/deeper/`,
])(
  'nginx shows the screen of the whole site for %s, where no service or town can be',
  async (path) => {
    const answer = await hosts.nginx.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(readBytes('404.html'))).toBe(true);
    expectHeaders(answer);
  },
);
