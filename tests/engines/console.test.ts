import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { KINDS } from '../helpers/pages.ts';
import { need } from '../helpers/programs.ts';
import { PROJECT } from '../helpers/project.ts';
import { serveStatic } from '../helpers/static-server.ts';
import { openScreen } from './drivers/screen.ts';

/**
 * What WebKit writes to its console while the pages load: its driver tells nothing of it, so here
 * the browser runs without one. Firefox tells its driver: pages.test.ts.
 */

/** Errors that WebKitGTK alone reports, each with the reason to let it pass. */
const KNOWN = {
  "Unrecognized Content-Security-Policy directive 'manifest-src'":
    'WebKitGTK is built without web app manifests; Safari and the others know the directive.',
};

/** This long without a request or a message means that all pages have loaded, in ms. */
const QUIET = 4000;
const LONGEST = 40_000;

let messages: string[] = [];

beforeAll(async () => {
  const profile = mkdtempSync(join(tmpdir(), 'webkit-'));
  const asked = new Set<string>();
  let output = '';
  let last = Date.now();
  const server = await serveStatic(join(PROJECT, 'dist'), (path) => {
    asked.add(path);
    last = Date.now();
  });
  const screen = await openScreen();
  const pages = Object.values(KINDS);
  const args = ['--enable-write-console-messages-to-stdout=true'];
  const browser = spawn(need('MiniBrowser'), [...args, ...pages.map((path) => server.url + path)], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CACHE_HOME: profile,
      XDG_DATA_HOME: profile,
    },
  });
  for (const stream of [browser.stdout, browser.stderr]) {
    stream.on('data', (data) => {
      output += String(data);
      last = Date.now();
    });
  }
  const deadline = Date.now() + LONGEST;
  const hasAll = () => pages.every((path) => asked.has(path)) && Date.now() - last > QUIET;
  while (!hasAll() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Its helpers write to the profile until it has gone.
  const gone = once(browser, 'close');
  browser.kill();
  await gone;
  screen.close();
  server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  messages = output.split('\n').filter((line) => line.includes('CONSOLE'));
});

test('WebKit: the 404 screen logs its path, so the console is heard', () => {
  expect(messages.filter((line) => line.includes('404: no page at /no-such-page'))).toHaveLength(1);
});

test('WebKit: no page writes an error', () => {
  const faults = messages.filter(
    (line) => !line.includes('CONSOLE INFO') && !Object.keys(KNOWN).some((k) => line.includes(k)),
  );
  expect(faults).toEqual([]);
});

test.each(Object.keys(KNOWN))('WebKit still says: %s', (known) => {
  expect(messages.filter((line) => line.includes(known))).toHaveLength(Object.keys(KINDS).length);
});
