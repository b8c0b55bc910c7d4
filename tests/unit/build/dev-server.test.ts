import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../helpers/free-port';
import { openBeyondLocalhost } from '../../helpers/listens';
import { copyProject } from '../../helpers/project-copy';

const SERVICE = 'src/content/services/panel-replacement.md';
const BUSINESS = 'src/content/business.yml';
const WAIT = { timeout: 60_000, interval: 250 };

let root = '';
let address = '';
let server: ChildProcess | undefined;
let ended: Promise<unknown>;
let output = '';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
};

async function get(path: string) {
  const response = await fetch(address + path);
  return { status: response.status, html: await response.text() };
}

/** Waits until a page answers with a status and holds a text. */
async function expectPage(path: string, status: number, text: string): Promise<string> {
  return vi.waitFor(async () => {
    const page = await get(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(text);
    return page.html;
  }, WAIT);
}

beforeAll(async () => {
  root = copyProject();
  // The mistake is there before the server starts.
  write(SERVICE, read(SERVICE).replace(/^price: .*$/m, 'price: $150'));
  const port = await freePort();
  address = `http://localhost:${String(port)}`;
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  // Astro watches nothing when it thinks itself under test.
  const env = { ...process.env };
  delete env['NODE_ENV'];
  delete env['VITEST'];
  server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], { cwd: root, env });
  ended = once(server, 'exit');
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => {
      output += data.toString();
    });
});

afterAll(async () => {
  server?.kill();
  await ended;
  // What the server started may still write for a moment.
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
});

test('npm run dev starts with a mistake, tells it, and goes on when it is mended and when others come', async () => {
  const message = 'must read like this, in whole dollars: Starting at $120.';
  const first = await expectPage('/about', 500, message);
  expect(first).toContain('It makes /services/panel-replacement and 15 town pages');
  expect(first).toContain('/@vite/client');
  expect(output).toContain(`${SERVICE}:15  price: ${message}`);
  await expectPage('/edit', 200, '<title>Edit the site</title>');
  expect(await openBeyondLocalhost(Number(new URL(address).port))).toEqual([]);

  write(SERVICE, read(SERVICE).replace(/^price: .*$/m, 'price: Starting at $175'));
  await expectPage('/services/panel-replacement', 200, 'Starting at $175');
  await expectPage('/about', 200, 'Our mission');

  const good = read(SERVICE);
  write(SERVICE, good.replace(/^title: .*$/m, 'title: Panels: all kinds'));
  await expectPage('/', 500, 'The line cannot be read');
  write(SERVICE, good);
  await expectPage('/', 200, 'Our Garage Services');

  const business = read(BUSINESS);
  rmSync(join(root, BUSINESS));
  await expectPage('/contact', 500, 'This file is missing. Put it back');
  write(BUSINESS, business.replace('Easy Open', 'Easy Door'));
  await expectPage('/contact', 200, 'Easy Door');

  expect(server?.exitCode).toBeNull();
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+|InvalidContentEntry|does not match/m);
});
