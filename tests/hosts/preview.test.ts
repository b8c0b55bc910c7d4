import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { openBeyondLocalhost } from '../helpers/listens.ts';
import { PROJECT } from '../helpers/project.ts';

const ASTRO = join(PROJECT, 'node_modules/astro/bin/astro.mjs');
const WAIT = { timeout: 60_000, interval: 100 };

/** Starts `npm run preview` on a free port and waits for a page. */
async function preview(...args: string[]): Promise<number> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [ASTRO, 'preview', '--ignore-lock', '--port', String(port), ...args],
    { cwd: PROJECT },
  );
  onTestFinished(() => {
    child.kill();
  });
  await vi.waitFor(async () => {
    expect((await fetch(`http://localhost:${String(port)}/about`)).status).toBe(200);
  }, WAIT);
  return port;
}

it('the last build is served on this machine only', async () => {
  expect(await openBeyondLocalhost(await preview())).toEqual([]);
});

it('it is served to the phone beside it when that is asked for', async () => {
  expect(await openBeyondLocalhost(await preview('--host'))).not.toEqual([]);
});
