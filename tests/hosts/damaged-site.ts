import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { PROJECT } from '../helpers/project.ts';
import { PHONE } from '../helpers/specification.ts';
import { ask, type Host } from './servers/server.ts';

/** A server with a copy of the site that a test may damage; both are gone when it has ended. */
export async function onCopy(
  start: (site: string) => Promise<Host>,
): Promise<{ host: Host; site: string }> {
  const site = mkdtempSync(join(tmpdir(), 'easy-open-site-'));
  cpSync(join(PROJECT, 'dist'), site, { recursive: true });
  chmodSync(site, 0o755);
  onTestFinished(() => {
    rmSync(site, { recursive: true, force: true });
  });
  const host = await start(site);
  onTestFinished(host.stop);
  return { host, site };
}

/** Expects the 500 screen whole, with the headers of every answer, and never kept. */
export async function expectServerError(host: Host, path: string, status: number): Promise<void> {
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

/** Makes a file unreadable and expects the 500 screen for it, and the usual answers elsewhere. */
export async function expectUnreadable(host: Host, site: string, path: string): Promise<void> {
  chmodSync(join(site, path.endsWith('.txt') ? path : `${path}.html`), 0o000);
  await expectServerError(host, path, 500);
  expect((await ask(host, '/contact')).status).toBe(200);
  expect((await ask(host, '/nope')).status).toBe(404);
  expect((await ask(host, '/services/nope')).status).toBe(404);
}

/** A page outside of the folders with a 404 screen of their own, one in each, and what is no page. */
export const UNREADABLE = [
  '/about',
  '/services/panel-replacement',
  '/service-areas/tenafly',
  '/llms.txt',
];

/** Paths of all kinds, which are all the same where the folder of the site is gone. */
export const ANY_PATHS = [
  '/',
  '/about',
  '/nope',
  '/services/nope',
  '/service-areas/tenafly',
  '/assets/x.js',
];
