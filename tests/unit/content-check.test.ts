import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../helpers/project-copy.ts';

/** The content check where Astro runs it: before a build, and while somebody edits. */

const FOLDER = 'src/content/services';
const TOLD = /\.md:\d+ {2}"\$99" is a price typed out/;

let root: string;
let file: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  root = copyProject();
  const [name = ''] = readdirSync(join(root, FOLDER));
  file = join(root, FOLDER, name);
});
afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
});

const typeAPrice = () => {
  appendFileSync(file, '\nFrom $99 on.\n');
};
const astro = (...command: string[]) =>
  [
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), ...command],
  ] as const;

test('Astro stops at a mistake, and while somebody edits tells the browser', async () => {
  // It starts and reads content as a build does, but makes no pages: without the check it soon ends well.
  const before = readFileSync(file);
  typeAPrice();
  const { status, stderr } = spawnSync(...astro('sync'), {
    cwd: root,
    encoding: 'utf8',
  });
  writeFileSync(file, before);
  expect(stderr).toMatch(TOLD);
  expect(status).toBe(1);

  const dev = spawn(
    ...astro('dev', '--ignore-lock', '--host', '127.0.0.1', '--port', '0'),
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  server = dev;
  const origin = await new Promise<string>((resolve) => {
    dev.stdout.on('data', (words: Buffer) => {
      const [address] = /http:\/\/[\d.]+:\d+/.exec(words.toString()) ?? [];
      if (address) resolve(address);
    });
  });
  const client = await (await fetch(`${origin}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}/?token=${token}`,
    'vite-hmr',
  );
  const told = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { type, err } = JSON.parse(String(data)) as {
        type: string;
        err?: { message: string };
      };
      if (type === 'connected') typeAPrice();
      if (type === 'error') resolve(err?.message);
    });
  });
  expect(await told).toMatch(TOLD);
  socket.close();
});
