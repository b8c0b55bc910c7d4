import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { carryAssets } from '../../deploy/carry-assets.ts';
import { listFiles } from '../../src/integrations/list-files.ts';

const LAUNCH_DAY = '2026-03-01';

let parent: string;
/** The folder that the live site serves; none before the first publish. */
let live: string | undefined;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = join(live ?? parent, request.url ?? '');
    if (live !== undefined && existsSync(file))
      response.end(readFileSync(file));
    else response.writeHead(404).end('Not found');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'easy-open-carry-'));
  live = undefined;
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

/** Builds a site whose page asks for files of /assets/; each file holds its own name. */
function build(name: string, ...assets: string[]): string {
  const folder = join(parent, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const page = assets.map((file) => `<link href="/assets/${file}">`).join('');
  writeFileSync(join(folder, 'index.html'), page);
  for (const file of assets) writeFileSync(join(folder, 'assets', file), file);
  return folder;
}

/** Publishes a built site on a day, as `npm run deploy` does. */
async function publish(folder: string, today = LAUNCH_DAY) {
  const carried = await carryAssets({ origin, folder, today });
  live = folder;
  return carried;
}

/** The addresses that a page asks for and that the live site does not have as they were. */
async function missingFor(page: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [, path = ''] of page.matchAll(/href="([^"]+)"/g)) {
    const response = await fetch(origin + path);
    const name = path.replace('/assets/', '');
    if ((await response.text()) !== name) missing.push(path);
  }
  return missing;
}

const openPage = async () => (await fetch(`${origin}/index.html`)).text();

/** Makes the live site list other files than it has. */
function listLive(list: unknown): void {
  writeFileSync(join(live ?? '', 'assets.json'), JSON.stringify(list));
}

it('lets a page find its files after the next release, and after the one before is back', async () => {
  await publish(build('first', 'style.aaaaaaaa.css', 'photo.dddddddd.avif'));
  const firstPage = await openPage();
  await publish(build('second', 'style.bbbbbbbb.css', 'photo.dddddddd.avif'));
  const secondPage = await openPage();
  expect(await missingFor(firstPage)).toEqual([]);
  expect(await missingFor(secondPage)).toEqual([]);
  await publish(build('third', 'style.cccccccc.css'));
  expect(await missingFor(firstPage)).toEqual([]);
  await publish(build('again', 'style.aaaaaaaa.css', 'photo.dddddddd.avif'));
  expect(await missingFor(secondPage)).toEqual([]);
});

it('keeps a file for thirty days after the release that replaced it, however old it is', async () => {
  await publish(build('first', 'style.aaaaaaaa.css'), '2025-01-01');
  const page = await openPage();
  await publish(build('second', 'style.bbbbbbbb.css'), '2026-03-01');
  await publish(build('third', 'style.cccccccc.css'), '2026-03-31');
  expect(await missingFor(page)).toEqual([]);
  await publish(build('fourth', 'style.dddddddd.css'), '2026-04-01');
  expect(await missingFor(page)).toEqual(['/assets/style.aaaaaaaa.css']);
});

it('names what it cannot keep, keeps the rest, and lists only what is there', async () => {
  await publish(build('first', 'style.aaaaaaaa.css', 'menu.bbbbbbbb.js'));
  rmSync(join(parent, 'first/assets/menu.bbbbbbbb.js'));
  const { kept, problem } = await publish(build('second'));
  expect(kept).toEqual(['style.aaaaaaaa.css']);
  expect(problem).toBe(
    `1 files of ${origin} cannot be kept, such as menu.bbbbbbbb.js (status 404).`,
  );
  expect(listFiles(join(parent, 'second'))).toEqual([
    'assets.json',
    'assets/style.aaaaaaaa.css',
    'index.html',
  ]);
  expect(await publish(build('third'))).toEqual({ kept, problem: '' });
});

it.each([
  { state: 'is not there yet', list: undefined, says: 'status 404' },
  { state: 'shows a page instead', list: '<!doctype html>', says: 'JSON' },
])(
  'publishes when the live list $state, and says so',
  async ({ list, says }) => {
    if (list !== undefined) {
      live = build('old', 'style.aaaaaaaa.css');
      writeFileSync(join(live, 'assets.json'), list);
    }
    const { kept, problem } = await publish(build('new', 'style.bbbbbbbb.css'));
    expect(kept).toEqual([]);
    expect(problem).toContain(`${origin}/assets.json cannot be read`);
    expect(problem).toContain(says);
    await publish(build('next', 'style.cccccccc.css'));
    expect(listFiles(join(parent, 'next/assets'))).toContain(
      'style.bbbbbbbb.css',
    );
  },
);

it('publishes when nothing answers, and says so', async () => {
  const folder = build('first', 'style.aaaaaaaa.css');
  const nowhere = 'http://127.0.0.1:9';
  const { problem } = await carryAssets({
    origin: nowhere,
    folder,
    today: LAUNCH_DAY,
  });
  expect(problem).toMatch(/^http:\S+\/assets\.json cannot be read \(.+\)\.$/);
  expect(listFiles(folder)).toContain('assets.json');
});

it.each([
  '../index.html',
  '../outside.aaaaaaaa.js',
  '../../outside.aaaaaaaa.js',
  '/outside.aaaaaaaa.js',
  String.raw`..\outside.aaaaaaaa.js`,
  'deeper/outside.aaaaaaaa.js',
  '.htaccess.aaaaaaaa.js',
  'index.html',
])('refuses a live list that names %s', async (name) => {
  await publish(build('first', 'style.aaaaaaaa.css'));
  // The live site would answer.
  writeFileSync(join(parent, 'outside.aaaaaaaa.js'), 'harm');
  for (const list of [
    { used: [name], replaced: {} },
    { used: [], replaced: { [name]: LAUNCH_DAY } },
  ]) {
    live = join(parent, 'first');
    listLive(list);
    const folder = build('second', 'style.bbbbbbbb.css');
    const { problem } = await publish(folder);
    expect(problem).toContain('is not a list of hashed files');
    expect(listFiles(folder)).toEqual([
      'assets.json',
      'assets/style.bbbbbbbb.css',
      'index.html',
    ]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<link');
  }
});

it('never replaces a file of the release by one of the live site', async () => {
  live = build('old', 'style.aaaaaaaa.css');
  writeFileSync(join(live, 'assets/style.aaaaaaaa.css'), 'harm');
  listLive({
    used: ['style.aaaaaaaa.css'],
    replaced: { 'style.aaaaaaaa.css': LAUNCH_DAY },
  });
  const folder = build('new', 'style.aaaaaaaa.css');
  await publish(folder);
  const style = readFileSync(join(folder, 'assets/style.aaaaaaaa.css'), 'utf8');
  expect(style).toBe('style.aaaaaaaa.css');
});
