import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles, readBytes } from '../../deploy/check-live/built-site.ts';
import { POLICY } from '../../src/editing/integration.ts';
import { DOMAIN, startNginx, type Nginx } from './servers.ts';

const WWW = `www.${DOMAIN}`;

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx();
});
afterAll(() => nginx.stop());

it('finds no mistake in its configuration', () => {
  expect(nginx.judgment).toContain('test is successful');
  // nginx 1.25 has another way to say `http2`, which 1.22 does not know.
  expect(nginx.judgment).not.toMatch(/\[warn\](?!.*http2" directive is deprecated)/);
});

it('leads from www to the site, to the same page', async () => {
  const www = { servername: WWW, headers: { Host: WWW } };
  const { status, location, headers } = await nginx.ask('/services/nope?a=1', www);
  expect([status, location]).toEqual([301, `https://${DOMAIN}/services/nope?a=1`]);
  expect(headers['strict-transport-security']).toContain('max-age=');
});

it.each([DOMAIN, WWW])('leads from http at %s to https', async (Host) => {
  const { status, location, headers } = await nginx.askPlain('/about?a=1', { headers: { Host } });
  expect([status, location]).toEqual([301, `https://${DOMAIN}/about?a=1`]);
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('lets the issuer of the certificate look for its proof over http', async () => {
  expect((await nginx.askPlain('/.well-known/acme-challenge/any')).status).toBe(404);
});

it('has a policy of its own for the editing screen, the one that other hosts are told', async () => {
  const policies: unknown[] = [];
  mkdirSync(join(nginx.site, 'admin'));
  for (const file of ['admin.html', 'admin/start.js', 'administrator.html']) {
    writeFileSync(join(nginx.site, file), '');
    const { headers } = await nginx.ask(`/${file.replace('.html', '')}`);
    policies.push(headers['content-security-policy'] === POLICY);
  }
  expect(policies).toEqual([true, true, false]);
});

it.each(['stranger.example', `mail.${DOMAIN}`])('gives no answer to %s', async (Host) => {
  const headers = { Host };
  const closed = /socket hang up|ECONNRESET/;
  await expect(nginx.ask('/', { servername: Host })).rejects.toThrow(/unrecognized[ _]name/i);
  await expect(nginx.ask('/', { headers })).rejects.toThrow(closed);
  await expect(nginx.askPlain('/', { headers })).rejects.toThrow(closed);
});

it('tells its version in no answer of its own', async () => {
  const long = { headers: { Cookie: 'a'.repeat(200_000) } };
  const given = await Promise.all([
    nginx.askPlain('/%'),
    nginx.askPlain('/', long),
    nginx.ask('/', long),
    nginx.ask('/', { method: 'POST' }),
  ]);
  expect(given.map(({ status }) => status)).toEqual([400, 400, 400, 405]);
  for (const { headers, body } of given) {
    expect(`${String(headers.server)} ${body.toString()}`).not.toMatch(/nginx\/\d/);
  }
});

// Again where a busy machine needs longer to open them than nginx keeps them.
it(
  'answers beside connections that never end a request',
  { timeout: 50_000, retry: 2 },
  async () => {
    // As many as take down nginx with the configuration of Debian, and some more.
    const slow = Array.from({ length: 1600 }, () => {
      const socket = connect(nginx.plainPort, '127.0.0.1').resume();
      socket.write('GET / HTTP/1.1\r\n');
      // nginx resets it, which is an error here.
      const end = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
      return { open: once(socket, 'connect'), end };
    });
    await Promise.all(slow.map(({ open }) => open));
    const answer = await Promise.race([nginx.ask('/about'), ...slow.map(({ end }) => end)]);
    expect(answer).toMatchObject({ status: 200 });
    await Promise.all(slow.map(({ end }) => end));
  },
);

it('refuses an address that asks for too much at once, and no longer than that', async () => {
  const options = { rejectUnauthorized: false, servername: DOMAIN };
  const sessions = [0, 1].map(() => connectHttp2(nginx.origin, options));
  // Nobody reads the answers, which are larger than what a client takes unread: all stay under way.
  const sizeOf = (file: string) => readBytes(file).length;
  const [largest = ''] = builtFiles().toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const requests = sessions.flatMap((session) =>
    Array.from({ length: 128 }, () =>
      session.request({ ':authority': DOMAIN, ':path': `/${largest}` }),
    ),
  );
  await Promise.all(requests.map((request) => once(request, 'response')));
  expect((await nginx.ask('/about')).status).toBe(429);
  for (const session of sessions) session.destroy();
  await expect.poll(async () => (await nginx.ask('/about')).status, { timeout: 60_000 }).toBe(200);
});

async function expectServerError(path: string): Promise<void> {
  const { status, body, headers } = await nginx.ask(path);
  expect([path, status]).toEqual([path, 500]);
  expect(body.equals(readBytes('500.html'))).toBe(true);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toContain('frame-ancestors');
}

it('shows the 500 screen when a file cannot be read, and only then', async () => {
  for (const file of ['about.html', 'services.html', 'llms.txt']) {
    chmodSync(join(nginx.site, file), 0o000);
    await expectServerError(`/${file.replace('.html', '')}`);
  }
  expect((await nginx.ask('/contact')).status).toBe(200);
  expect((await nginx.ask('/services/nope')).status).toBe(404);
});

// The last one, as it leaves nothing.
it('shows the 500 screen everywhere when the site is gone', async () => {
  rmSync(nginx.site, { recursive: true });
  const paths = ['/', '/contact', '/nope', '/services/nope', '/assets/nope.js', '/robots.txt'];
  for (const path of paths) await expectServerError(path);
});
