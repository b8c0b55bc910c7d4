import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, readBytes } from '../helpers/built-files.ts';
import type { Answer } from './ask.ts';
import {
  firstBelow,
  headersOf,
  otherSpellings,
  pagePaths,
  redirects,
  shownFiles,
} from './expected.ts';
import { startCloudflare, startNginx, type Host } from './servers.ts';

const PLAIN = { headers: { 'Accept-Encoding': 'identity' } };

const EVERYWHERE = headersOf('/');
const HASHED = headersOf('/assets/any.js');
const FORMS = headersOf('/admin/any.js');
const service = firstBelow('/services/');
const area = firstBelow('/service-areas/');

/** Attempts to break in, which a firewall in front of a live site may answer by itself. */
const ATTEMPTS: Record<string, string> = {
  '/../etc/passwd': '404.html',
  '/services/../about': 'about.html',
  '/.git/config': '404.html',
  '/%00': '404.html',
  [`/${'a'.repeat(8192)}`]: '404.html',
};

const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

const hosts: Partial<Record<'Cloudflare' | 'nginx', Host>> = {};
beforeAll(async () => {
  hosts.Cloudflare = await startCloudflare();
  hosts.nginx = await startNginx();
});
afterAll(() => Promise.all(Object.values(hosts).map((host) => host.stop())));

const askHost = (
  name: keyof typeof hosts,
  ...request: Parameters<Host['ask']>
) => {
  const host = hosts[name];
  if (!host) throw new Error(`${name} did not start`);
  return host.ask(...request);
};

/** Expects some headers with their values, none twice, and none that tells the server's version. */
function expectHeaders(
  { headers, rawHeaders }: Answer,
  expected: Record<string, string>,
): void {
  const names = rawHeaders
    .filter((_, index) => index % 2 === 0)
    .map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(names).not.toContain('set-cookie');
  expect(names).not.toContain('access-control-allow-origin');
  expect(headers.server ?? '').not.toMatch(/\d/);
}

/** What each of these headers must say, whatever public/_headers and nginx.conf agree on. */
const NEVER_LESS = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

it('has headers for every answer and others for hashed files, none of one build', () => {
  expect(EVERYWHERE).toMatchObject(NEVER_LESS);
  expect(EVERYWHERE['Cache-Control']).toBe(
    'public, max-age=0, must-revalidate',
  );
  expect(EVERYWHERE['Permissions-Policy']).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  );
  for (const part of [
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(EVERYWHERE['Content-Security-Policy']).toContain(part);
  expect(EVERYWHERE['Content-Security-Policy']).toContain(
    "frame-ancestors 'none'",
  );
  expect(EVERYWHERE['Content-Security-Policy']).not.toMatch(/sha256-|-src\b/);
  expect(HASHED['Cache-Control']).toContain('immutable');
});

describe.each(['Cloudflare', 'nginx'] as const)('%s', (name) => {
  const ask: Host['ask'] = (...request) => askHost(name, ...request);

  async function expectFile(path: string, file: string): Promise<void> {
    const answer = await ask(path, PLAIN);
    expect(answer.status, path).toBe(file.endsWith('404.html') ? 404 : 200);
    expect(answer.body.equals(readBytes(file)), `${path} is ${file}`).toBe(
      true,
    );
    expectHeaders(answer, EVERYWHERE);
  }

  async function expectRedirect(
    path: string,
    to: string,
    status: number,
  ): Promise<void> {
    const answer = await ask(path);
    expect({ status: answer.status, to: answer.location }).toEqual({
      status,
      to,
    });
    expectHeaders(answer, EVERYWHERE);
  }

  it('shows each page at its one address', async () => {
    for (const path of pagePaths()) await expectFile(path, fileOf(path));
  });

  it.each(Object.entries({ ...shownFiles(), ...ATTEMPTS }))(
    '%s shows %s',
    async (path, file) => {
      await expectFile(path, file);
    },
  );

  it.each(Object.entries(otherSpellings()))(
    '%s leads to %s',
    async (path, to) => {
      await expectRedirect(path, to, 307);
    },
  );

  it('sends the forms of editors with a policy of their own, to no search engine', async () => {
    const removed = Object.keys(EVERYWHERE).filter((one) => !(one in FORMS));
    for (const path of ['/admin/', '/admin/config.yml']) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expectHeaders(answer, FORMS);
      for (const header of removed)
        expect(answer.headers).not.toHaveProperty(header.toLowerCase());
    }
    await expectRedirect('/admin', '/admin/', 307);
    expect(FORMS).toHaveProperty('X-Robots-Tag', 'noindex');
    expect(FORMS['Content-Security-Policy']).toMatch(/^default-src 'none'/);
  });

  it.each([
    '/..%2fetc/passwd',
    '/%',
    '/%zz',
    '/services;x',
    '/%0d%0aSet-Cookie:%20a=b',
  ])('shows no page for %s', async (path) => {
    let answer = await ask(path);
    for (let step = 0; step < 5 && answer.location !== ''; step += 1) {
      expectHeaders(answer, EVERYWHERE);
      answer = await ask(answer.location);
    }
    expect([400, 404]).toContain(answer.status);
  });

  it('lets browsers keep a file with a hash in its name', async () => {
    const hashed =
      builtFiles().find((file) => file.startsWith('assets/')) ?? '';
    expectHeaders(await ask(`/${hashed}`), HASHED);
  });

  it('sends nothing again that has not changed', async () => {
    const { headers } = await ask('/about');
    const known = { 'If-None-Match': String(headers.etag) };
    const answer = await ask('/about', { headers: known });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expectHeaders(answer, EVERYWHERE);
  });

  const encodings = {
    ...(name === 'Cloudflare' && { br: brotliDecompressSync }),
    gzip: gunzipSync,
    identity: (body: Buffer) => body,
  };

  it.each(['/services', '/nope', '/services/nope', '/robots.txt'])(
    'compresses %s',
    async (path) => {
      const whole = await ask(path, PLAIN);
      for (const [encoding, open] of Object.entries(encodings)) {
        const { headers, body } = await ask(path, {
          headers: { 'Accept-Encoding': encoding },
        });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(open(body).equals(whole.body)).toBe(true);
        // Or a cache in between hands Brotli to clients without it; Cloudflare is that cache itself.
        expect(headers.vary).toBe(
          name === 'nginx' ? 'Accept-Encoding' : undefined,
        );
      }
    },
  );

  it('sends no header twice when asked for a part that a file does not have', async () => {
    expectHeaders(
      await ask('/favicon.svg', { headers: { Range: 'bytes=99999999-' } }),
      {},
    );
  });
});

it('both name the same type for each kind of file', async () => {
  const kinds = new Map(builtFiles().map((file) => [extname(file), file]));
  kinds.delete('');
  for (const file of kinds.values()) {
    const path = `/${file}`.replace('.html', '');
    const onCloudflare = await askHost('Cloudflare', path);
    const onNginx = await askHost('nginx', path);
    expect(onCloudflare.status, file).toBe(200);
    expect(onNginx.status, file).toBe(200);
    expect(onCloudflare.headers['content-type']).toMatch(
      /^(?!.*octet-stream)\w+\//,
    );
    expect(onNginx.headers['content-type'], file).toBe(
      onCloudflare.headers['content-type'],
    );
  }
});

describe.each(redirects())('$from', ({ from, to, status }) => {
  it('leads to its new address on Cloudflare, with its query', async () => {
    const answer = await askHost('Cloudflare', `${from}?a=1&b=2`);
    expect(answer).toMatchObject({ status, location: `${to}?a=1&b=2` });
    expectHeaders(answer, EVERYWHERE);
  });

  it('leads there by its page elsewhere', async () => {
    const answer = await askHost('nginx', from, PLAIN);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain(
      `<meta http-equiv="refresh" content="0;url=${to}">`,
    );
    expectHeaders(answer, EVERYWHERE);
  });
});

// Cloudflare shows the nearest 404 screen.
it('nginx shows the 404 screen of the site where no service or town can be', async () => {
  const paths = [
    '/services/nope/deeper',
    `${service}/deeper/still`,
    `${area}/deeper/`,
  ];
  for (const path of paths) {
    const answer = await askHost('nginx', path, PLAIN);
    expect(answer.status, path).toBe(404);
    expect(answer.body.equals(readBytes('404.html')), path).toBe(true);
    expectHeaders(answer, EVERYWHERE);
  }
});
