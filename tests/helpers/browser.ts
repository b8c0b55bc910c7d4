import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { installByApt, onMachine, run } from './machine.ts';

/** Where Chrome or Chromium usually is, outside of PATH. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

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

function say(message: string): void {
  console.log(`browser: ${message}`);
}

function installed(): string | undefined {
  return onMachine(NAMES, USUAL_PLACES);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installByPlaywright(): string | undefined {
  const cli = join('node_modules', 'playwright', 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']) ? playwrightsOwn() : undefined;
}

function installedByApt(): string | undefined {
  return installByApt(['chromium']) ? installed() : undefined;
}

/**
 * The path of a Chromium, installing one when there is none: the environment variable
 * BROWSER_PATH, Playwright's own, one on the machine, `playwright install`, Debian's by apt.
 * @throws when no step leads to a browser
 */
export function findBrowser(): string {
  const fromEnvironment = process.env['BROWSER_PATH'];
  if (fromEnvironment !== undefined) {
    if (!existsSync(fromEnvironment)) {
      throw new Error(`BROWSER_PATH names ${fromEnvironment}, which does not exist`);
    }
    say(`${fromEnvironment}, from BROWSER_PATH`);
    return fromEnvironment;
  }
  const steps: [string, () => string | undefined][] = [
    ["Playwright's own", playwrightsOwn],
    ['found on this machine', installed],
    ['installed by Playwright', installByPlaywright],
    ["Debian's, installed by apt", installedByApt],
  ];
  for (const [name, step] of steps) {
    const path = step();
    if (path !== undefined) {
      say(`${path} (${name})`);
      return path;
    }
    say(`none ${name}`);
  }
  throw new Error(
    'There is no browser to test with. Install Chromium or Chrome, or set BROWSER_PATH to one.',
  );
}

/**
 * The path of a Chromium without the parts that draw windows, which needs half the processor time;
 * where there is none and apt brings none, that of the whole browser.
 *
 * It has no settings for sites and guesses no kind of connection, so what writes to folders and what
 * counts lazy pictures needs the whole one.
 * @throws when there is no browser at all
 */
export function findHeadlessShell(): string {
  const browser = findBrowser();
  if (browser === process.env['BROWSER_PATH']) return browser;
  const look = () => onMachine(SHELLS);
  const debians = browser.startsWith('/usr/bin/chromium');
  const shell = look() ?? (debians && installByApt(SHELLS.slice(0, 1)) ? look() : undefined);
  say(`${shell ?? browser} for all that needs no window`);
  return shell ?? browser;
}
