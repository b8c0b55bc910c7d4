import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { REPOSITORY } from '../helpers/project.ts';
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
  expect(nginx.judgment).not.toMatch(
    /\[warn\](?!.*http2" directive is deprecated)/,
  );
});

// The test machine may have no IPv6, so nginx is started without it.
it('listens to IPv6 wherever it listens to IPv4', () => {
  const config = readFileSync(join(REPOSITORY, 'deploy/nginx.conf'), 'utf8');
  const ports = [...config.matchAll(/^ *listen (.*);/gm)].map(
    ([, port = '']) => port,
  );
  const overIPv6 = ports.filter((port) => port.startsWith('[::]:'));
  const overIPv4 = ports.filter((port) => !overIPv6.includes(port));
  expect(overIPv4.length).toBeGreaterThan(0);
  expect(overIPv6).toEqual(overIPv4.map((port) => `[::]:${port}`));
});

it('leads from www to the site, to the same page', async () => {
  const www = { servername: WWW, headers: { Host: WWW } };
  const { status, location, headers } = await nginx.ask(
    '/services/nope?a=1',
    www,
  );
  expect({ status, location }).toEqual({
    status: 301,
    location: `https://${DOMAIN}/services/nope?a=1`,
  });
  expect(headers['strict-transport-security']).toContain('max-age=');
});

it.each([DOMAIN, WWW])('leads from http at %s to https', async (Host) => {
  const { status, location, headers } = await nginx.askPlain('/about?a=1', {
    headers: { Host },
  });
  expect({ status, location }).toEqual({
    status: 301,
    location: `https://${DOMAIN}/about?a=1`,
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('lets the issuer of the certificate look for its proof over http', async () => {
  const folder = '.well-known/acme-challenge';
  mkdirSync(join(nginx.webRoot, folder), { recursive: true });
  writeFileSync(join(nginx.webRoot, folder, 'proof'), 'mine');
  const { status, body } = await nginx.askPlain(`/${folder}/proof`);
  expect({ status, body: body.toString() }).toEqual({
    status: 200,
    body: 'mine',
  });
  expect((await nginx.askPlain(`/${folder}/other`)).status).toBe(404);
});

/** The version of TLS that nginx takes from a client that knows one version alone. */
async function tlsVersion(version: SecureVersion): Promise<string | null> {
  const socket = connect({
    port: Number(new URL(nginx.origin).port),
    host: '127.0.0.1',
    servername: DOMAIN,
    rejectUnauthorized: false,
    minVersion: version,
    maxVersion: version,
    ciphers: 'ALL:@SECLEVEL=0',
  });
  await once(socket, 'secureConnect');
  const protocol = socket.getProtocol();
  socket.destroy();
  return protocol;
}

it('speaks no version of TLS that is broken', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
    expect(await tlsVersion(version)).toBe(version);
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    await expect(tlsVersion(version), version).rejects.toThrow(
      /protocol version/,
    );
});

it.each(['stranger.example', `mail.${DOMAIN}`])(
  'gives no answer to %s',
  async (Host) => {
    const headers = { Host };
    const closed = /socket hang up|ECONNRESET/;
    await expect(nginx.ask('/', { servername: Host })).rejects.toThrow(
      /unrecognized[ _]name/i,
    );
    await expect(nginx.ask('/', { headers })).rejects.toThrow(closed);
    await expect(nginx.askPlain('/', { headers })).rejects.toThrow(closed);
  },
);

it('tells its version in no answer of its own', async () => {
  const long = { headers: { Cookie: 'a'.repeat(200_000) } };
  for (const { answer, expected } of [
    { answer: await nginx.askPlain('/%'), expected: 400 },
    { answer: await nginx.askPlain('/', long), expected: 400 },
    { answer: await nginx.ask('/', long), expected: 400 },
    { answer: await nginx.ask('/', { method: 'POST' }), expected: 405 },
  ]) {
    expect(answer.status).toBe(expected);
    const said = `${String(answer.headers.server)} ${answer.body.toString()}`;
    expect(said).not.toMatch(/nginx\/\d/);
  }
});

async function expectServerError(path: string): Promise<void> {
  const { status, body, headers } = await nginx.ask(path);
  expect(status, path).toBe(500);
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
  const paths = [
    '/',
    '/contact',
    '/nope',
    '/services/nope',
    '/assets/nope.js',
    '/robots.txt',
  ];
  for (const path of paths) await expectServerError(path);
});
