import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { find, install, run } from './programs.ts';

/** Flags that let Chromium run as root, in a container and without a network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function namedBy(variable: string): string | undefined {
  const path = process.env[variable];
  if (path !== undefined && !existsSync(path)) {
    throw new Error(`${variable} names ${path}, which does not exist`);
  }
  return path;
}

function installedByPlaywright(): string | undefined {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium'])
    ? find('chromium')
    : undefined;
}

function installedByApt(): string | undefined {
  install('chromium');
  return find('chromium');
}

/**
 * The path of a Chromium, installing one when there is none: the environment variable
 * BROWSER_PATH, Playwright's own, one on the machine, Debian's by apt, `playwright install`.
 * @throws when no step leads to a browser
 */
export function findBrowser(): string {
  const named = namedBy('BROWSER_PATH');
  if (named !== undefined) return named;
  const path = find('chromium') ?? installedByApt() ?? installedByPlaywright();
  if (path !== undefined) return path;
  throw new Error(
    'There is no browser to test with. Install Chromium or Chrome, or set BROWSER_PATH to one.',
  );
}

/**
 * The path of a Chromium without the parts that draw windows, which needs half the processor time:
 * the environment variable HEADLESS_SHELL_PATH, one on the machine or Debian's by apt, with a face to
 * draw text; where there is none, that of the whole browser.
 *
 * It has no settings for sites and guesses no kind of connection, so what writes to folders and what
 * counts lazy pictures needs the whole one.
 * @throws when there is no browser at all
 */
export function findHeadlessShell(): string {
  const named = namedBy('HEADLESS_SHELL_PATH');
  if (named !== undefined) return named;
  const browser = findBrowser();
  if (browser === process.env['BROWSER_PATH']) return browser;
  if (browser.startsWith('/usr/bin/chromium')) {
    install('headless shell');
    install('face as wide as Arial');
  }
  return find('headless shell') ?? browser;
}
