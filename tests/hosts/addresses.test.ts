import { beforeAll, describe, expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { ADDRESSES, REFUSED } from './addresses.ts';
import { startAll } from './servers/all.ts';
import { ask, askThrough, type Host } from './servers/server.ts';
import { sharedHeaders } from './shared-headers.ts';
import { whenDone } from './when-done.ts';

const PLAIN = { 'Accept-Encoding': 'identity' };

const end = whenDone();
let hosts: Host[];

beforeAll(async () => {
  const all = await startAll();
  end(all.stop);
  ({ hosts } = all);
});

describe('every server', () => {
  const cases = Object.entries(ADDRESSES).map(([path, answer]) => ({
    path,
    answer,
    name: path.slice(0, 60),
  }));
  it.each(cases)('$name', async ({ path, answer: { status, to = '', file } }) => {
    const shared = new Set<string>();
    for (const host of hosts) {
      const given = await ask(host, path, PLAIN);
      shared.add(sharedHeaders(given));
      expect([host.name, given.status, given.location]).toEqual([host.name, status, to]);
      if (file !== undefined) {
        expect(given.body.equals(readBytes(file)), `${host.name} shows ${file}`).toBe(true);
      }
    }
    expect([...shared], 'the same headers from all').toHaveLength(1);
  });

  it.each(REFUSED)('shows nothing for %s', async (path) => {
    for (const host of hosts) {
      const { status } = await askThrough(host, path);
      expect([400, 404], host.name).toContain(status);
    }
  });

  it('answers a HEAD like a GET, without the page', async () => {
    for (const host of hosts) {
      const { status, body } = await ask(host, '/services', PLAIN, 'HEAD');
      expect([host.name, status, body.length]).toEqual([host.name, 200, 0]);
    }
  });

  it('compresses pages', async () => {
    for (const host of hosts) {
      for (const encoding of ['br', 'gzip']) {
        const { headers } = await ask(host, '/services', { 'Accept-Encoding': encoding });
        expect([host.name, headers['content-encoding']]).toEqual([host.name, encoding]);
      }
    }
  });
});

it('has one address at which each page answers 200', () => {
  const pages = Object.entries(ADDRESSES).filter(
    ([path, { status, file }]) =>
      status === 200 && file?.endsWith('.html') === true && !/[?.%]/.test(path),
  );
  const files = pages.map(([, { file }]) => file);
  expect(new Set(files).size).toBe(files.length);
});
