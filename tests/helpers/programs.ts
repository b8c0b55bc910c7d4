import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';
import { installByApt, onMachine } from './machine.ts';

/** How a program, or a file of one, is found on a machine, and Debian's packages that bring it. */
interface Program {
  find: () => string | undefined;
  packages: readonly string[];
}

const NGINX_MODULES = '/usr/lib/nginx/modules';

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where Chrome or Chromium usually is, outside of PATH. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = (path: string | undefined) => (path && existsSync(path) ? path : undefined);

const named = (...names: string[]) => ({ find: () => onMachine(names), packages: names });

/** A server, which may lie outside of PATH. */
const server = (name: string, packages: readonly string[]): Program => ({
  find: () => onMachine([name], [`/usr/sbin/${name}`, `/usr/local/sbin/${name}`]),
  packages,
});

const brotliModule = (kind: 'static' | 'filter'): Program => ({
  find: () => found(`${NGINX_MODULES}/ngx_http_brotli_${kind}_module.so`),
  packages: [`libnginx-mod-http-brotli-${kind}`],
});

/** Everything outside of npm that a test or a benchmark starts. */
const PROGRAMS = {
  chromium: {
    find: () => found(chromium.executablePath()) ?? onMachine(CHROMIUMS, USUAL_PLACES),
    packages: ['chromium'],
  },
  'headless shell': {
    find: () => onMachine(['chromium-headless-shell', 'chrome-headless-shell']),
    packages: ['chromium-headless-shell'],
  },
  java: { find: () => onMachine(['java']), packages: ['default-jre-headless'] },
  nginx: server('nginx', ['nginx-light']),
  'nginx: brotli static': brotliModule('static'),
  'nginx: brotli filter': brotliModule('filter'),
  caddy: server('caddy', ['caddy']),
  wrk: named('wrk'),
  openssl: named('openssl'),
  firefox: { find: () => onMachine(['firefox-esr', 'firefox']), packages: ['firefox-esr'] },
  Xvfb: { find: () => onMachine(['Xvfb']), packages: ['xvfb'] },
  WebKitWebDriver: {
    find: () => onMachine(['WebKitWebDriver']),
    packages: ['webkit2gtk-driver'],
  },
  // WebKitGTK's small browser, which comes with its library.
  MiniBrowser: {
    find: () => globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1),
    packages: ['webkit2gtk-driver'],
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

/** The path of a program that is on this machine. */
export function find(name: ProgramName): string | undefined {
  return PROGRAMS[name].find();
}

/** Installs, all or none, those of some programs that are missing, where there is apt to do it. */
export function install(names: readonly ProgramName[]): void {
  const missing = names.filter((name) => find(name) === undefined);
  if (missing.length > 0) installByApt(missing.flatMap((name) => PROGRAMS[name].packages));
}

/**
 * The path of a program that a test cannot do without, installed when it is missing.
 * @throws when apt does not bring it either: such a test fails, it is never skipped
 */
export function need(name: ProgramName): string {
  install([name]);
  const path = find(name);
  if (path === undefined) {
    throw new Error(
      `Install what is in Debian's ${PROGRAMS[name].packages.join(', ')}: a test needs it.`,
    );
  }
  return path;
}
