import { extname } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtFiles } from '../helpers/built-files.ts';
import { startAll } from './servers/all.ts';
import { ask, type Host } from './servers/server.ts';
import { whenDone } from './when-done.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Read by Cloudflare and shown to nobody; screens, which are answers and have no address. */
const HIDDEN = /^_(?:headers|redirects)$|\b(?:404|500)\.html$/;

const files = builtFiles().filter((file) => !HIDDEN.test(file));
const end = whenDone();
let hosts: Host[];

beforeAll(async () => {
  const all = await startAll();
  end(all.stop);
  ({ hosts } = all);
});

it('there are files of these kinds and no others', () => {
  expect([...new Set(files.map((file) => extname(file)))].sort()).toEqual(Object.keys(TYPES));
});

const NAMED = [
  ...['manifest.webmanifest', 'favicon.svg', 'robots.txt', 'llms.txt', 'facts.txt'],
  ...['sitemap-0.xml', 'social/home.jpg', '.well-known/security.txt'],
];
const firstOfEach = Object.keys(TYPES).map((kind) => files.find((file) => file.endsWith(kind)));

it.each([...new Set([...NAMED, ...firstOfEach])])(
  '%s has its type on every server',
  async (file) => {
    const address = `/${String(file)}`.replace(/\.html$/, '');
    for (const host of hosts) {
      for (const encoding of ['identity', 'br']) {
        const { status, headers } = await ask(host, address, { 'Accept-Encoding': encoding });
        const type = TYPES[extname(String(file))];
        const given = [status, headers['content-type'], headers['x-content-type-options']];
        expect([host.name, encoding, ...given]).toEqual([
          host.name,
          encoding,
          200,
          type,
          'nosniff',
        ]);
      }
    }
  },
);
