import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { PHONE } from '../helpers/specification.ts';
import { PROJECT } from '../helpers/project.ts';
import { startNginx, type NginxOptions } from './servers/nginx.ts';
import { freePort } from '../helpers/free-port.ts';
import { ask, type Host } from './servers/server.ts';

/** nginx with a copy of the site that a test may damage; both are gone when the test has ended. */
async function nginxOnCopy(options: NginxOptions = {}): Promise<{ host: Host; site: string }> {
  const site = mkdtempSync(join(tmpdir(), 'easy-open-site-'));
  cpSync(join(PROJECT, 'dist'), site, { recursive: true });
  chmodSync(site, 0o755);
  const host = await startNginx(site, options);
  onTestFinished(async () => {
    await host.stop();
    rmSync(site, { recursive: true, force: true });
  });
  return { host, site };
}

/** The 500 screen whole, with all headers, and never kept. */
async function expectServerError(host: Host, path: string, status: number): Promise<void> {
  const good = await ask(host, '/robots.txt');
  const { status: given, body, headers } = await ask(host, path);
  expect([path, given]).toEqual([path, status]);
  expect(body.equals(readBytes('500.html'))).toBe(true);
  expect(body.toString()).toContain(PHONE);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const name of ['content-security-policy', 'strict-transport-security']) {
    expect(headers[name], name).toBeTruthy();
    expect(headers[name], name).toBe(good.headers[name]);
  }
}

it('shows the 500 screen when a server behind it does not answer', async () => {
  const dead = await freePort();
  const { host } = await nginxOnCopy({
    extra: `location /behind { proxy_pass http://127.0.0.1:${String(dead)}; }`,
  });
  await expectServerError(host, '/behind', 502);
});

it.each(['/about', '/services/panel-replacement', '/service-areas/tenafly'])(
  'shows the 500 screen when %s cannot be read, and the others still',
  async (path) => {
    // Root reads everything, so the workers must be someone else.
    const { host, site } = await nginxOnCopy({ user: 'www-data' });
    chmodSync(join(site, `${path}.html`), 0o000);
    await expectServerError(host, path, 500);
    expect((await ask(host, '/contact')).status).toBe(200);
    expect((await ask(host, '/nope')).status).toBe(404);
    expect((await ask(host, '/services/nope')).status).toBe(404);
  },
);

it.each(['/', '/about', '/nope', '/services/nope', '/service-areas/tenafly', '/assets/x.js'])(
  'shows the 500 screen at %s when the folder of the site is gone',
  async (path) => {
    const { host, site } = await nginxOnCopy();
    rmSync(site, { recursive: true });
    await expectServerError(host, path, 500);
  },
);
