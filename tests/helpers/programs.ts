import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What tests use and npm does not install: names or paths, and the Debian package. */
const PROGRAMS = {
  chromium: {
    names: [
      chromium.executablePath(),
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: 'chromium',
  },
  'headless shell': {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  // Where a machine has no face of the style sheet, Chromium takes any, which may be a fifth wider.
  'face as wide as Arial': {
    names: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
      'C:\\Windows\\Fonts\\arial.ttf',
    ],
    debian: 'fonts-liberation',
  },
  nginx: {
    names: ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    debian: 'nginx-light',
  },
  openssl: { names: ['openssl'], debian: 'openssl' },
  rsync: { names: ['rsync'], debian: 'rsync' },
};

export type ProgramName = keyof typeof PROGRAMS;

/** The path of a program that is on this machine. */
export function find(name: ProgramName): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return PROGRAMS[name].names
    .flatMap((program) =>
      isAbsolute(program)
        ? program
        : folders.map((folder) => join(folder, program)),
    )
    .find((path) => existsSync(path));
}

/** Runs a command where its output can be seen. @returns whether it succeeded within five minutes */
export function run(command: string, args: readonly string[]): boolean {
  console.log(`running ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env })
      .status === 0
  );
}

/** Installs, all or none, those of some programs that are missing, where there is apt to do it. */
export function install(...names: ProgramName[]): void {
  const missing = names.filter((name) => find(name) === undefined);
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.map((name) => PROGRAMS[name].debian);
  run('apt-get', ['-qq', 'update']);
  run('apt-get', [
    '-qq',
    'install',
    '-y',
    '--no-install-recommends',
    ...packages,
  ]);
}

/** The path of a program. @throws when it is missing: a test that needs it fails, it is never skipped */
export function need(name: ProgramName): string {
  const path = find(name);
  if (path !== undefined) return path;
  throw new Error(
    `Install what is in Debian's ${PROGRAMS[name].debian}: a test needs it.`,
  );
}

/** The global setup of tests/host/, which needs most: once, before tests run side by side. */
export function setup(): void {
  install('chromium', 'face as wide as Arial', 'nginx', 'openssl', 'rsync');
  // By itself: apt brings none of many where one has no package, and the tests can do without this.
  install('headless shell');
}
