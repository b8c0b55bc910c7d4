import { Agent } from 'node:https';
import type { ConnectionOptions } from 'node:tls';
import { askAt } from './check-live/ask.ts';
import { builtFiles, isBuilt } from './check-live/built-site.ts';
import { certificateDays } from './check-live/certificate.ts';
import {
  checkContact,
  compareErrorScreen,
  compareFile,
  compareForBot,
  compareOrigin,
  compareRedirect,
  compareRemovedPage,
  type LiveSite,
} from './check-live/comparisons.ts';
import {
  builtOrigin,
  otherSpellings,
  redirectedPaths,
  redirects,
  shownFiles,
  SITEMAP,
} from './check-live/expected.ts';
import { Findings } from './check-live/findings.ts';
import { removedPaths } from './check-live/removed-pages.ts';

const BOTS = [
  'Googlebot',
  'Bingbot',
  'GPTBot',
  'OAI-SearchBot',
  'ClaudeBot',
  'PerplexityBot',
];

/** Certificates renew by themselves a month before they end: one that is closer to its end did not. */
const LEAST_CERTIFICATE_DAYS = 14;

/** The whole check takes seconds; a site that is slower than this is itself a finding. */
const TIME_LIMIT_MS = 100_000;

interface Route extends ConnectionOptions {
  /** The server with TLS, when it is not at the site's own address. */
  secure?: string;
  /** The server without TLS. */
  plain?: string;
}

/** `services/panel-replacement.html` is shown at `/services/panel-replacement`. */
function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** The files of dist/ with an address of their own. */
function visibleFiles(): string[] {
  const redirected = redirectedPaths();
  return builtFiles().filter(
    (file) => !/^_\w+$/.test(file) && !redirected.includes(pathOf(file)),
  );
}

/** With and without `www`, with and without TLS: all names of the site but its own. */
function otherOrigins(hostname: string): string[] {
  const otherName = hostname.startsWith('www.')
    ? hostname.slice(4)
    : `www.${hostname}`;
  return [`http://${hostname}`, `http://${otherName}`, `https://${otherName}`];
}

/** Looks for pages that the host should have dropped. */
async function compareRemovedPages(site: LiveSite): Promise<void> {
  // A site that gives no sitemap is a finding already.
  const sitemap = await site.ask(`/${SITEMAP}`).catch(() => undefined);
  const removed = removedPaths(sitemap?.body.toString() ?? '');
  await Promise.all(removed.map((path) => compareRemovedPage(site, path)));
}

async function compareAll(site: LiveSite): Promise<void> {
  const spellings = Object.entries(otherSpellings());
  await Promise.all([
    ...visibleFiles().map((file) => compareFile(site, pathOf(file), file)),
    ...Object.entries(shownFiles()).map(([path, file]) =>
      compareFile(site, path, file),
    ),
    ...redirects().map((redirect) => compareRedirect(site, redirect)),
    ...spellings.map(([from, to]) =>
      compareRedirect(site, { from, to, status: 307 }),
    ),
    ...otherOrigins(new URL(site.origin).hostname).map((origin) =>
      compareOrigin(site, origin),
    ),
    ...BOTS.map((bot) => compareForBot(site, bot)),
    compareErrorScreen(site),
    compareRemovedPages(site),
    checkContact(site),
  ]);
}

/**
 * Compares a live site with dist/.
 * @param origin the address of the site, such as `https://example.com`
 * @returns a sentence for each difference, with one address where it shows and how often it does
 */
export async function liveProblems(
  origin: string,
  route: Route = {},
): Promise<string[]> {
  const { hostname } = new URL(origin);
  const { secure = origin, plain = `http://${hostname}`, ...tls } = route;
  const settings = { ...tls, signal: AbortSignal.timeout(TIME_LIMIT_MS) };
  const findings = new Findings();
  try {
    const days = await certificateDays(secure, hostname, settings);
    if (days < LEAST_CERTIFICATE_DAYS)
      findings.add(
        '/',
        `has a certificate that ends in ${String(Math.floor(days))} days: renew it`,
      );
  } catch (error) {
    return [`${origin} cannot be reached safely: ${String(error)}.`];
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  await compareAll({
    origin,
    ask: askAt(secure, hostname, { ...settings, agent }),
    askOrigin: ({ protocol, host }) =>
      askAt(protocol === 'http:' ? plain : secure, host, {
        ...settings,
        agent: false,
      }),
    findings,
  });
  agent.destroy();
  return findings.sentences();
}

/** The problems of the site that dist/ was built for, which may be named by its address. */
async function problemsAt(address: string | undefined): Promise<string[]> {
  if (!isBuilt())
    return ['There is no dist/ to compare with: run "npm run build" first.'];
  const built = builtOrigin();
  const site = (address ?? built).replace(/\/$/, '');
  if (site === built) {
    const count = builtFiles().length;
    console.log(
      `Comparing ${String(count)} files of dist/ with ${site}, up to a minute…`,
    );
    return liveProblems(site);
  }
  return [
    `dist/ was built for ${built}, not for ${site}: set siteUrl and build again.`,
  ];
}

/** `npm run check:live -- https://…`: prints each difference and exits with 1, or with 0 if there is none. */
if (import.meta.main) {
  const problems = await problemsAt(process.argv[2]);
  console.log(
    problems.join('\n') || `Live check: ${builtOrigin()} is what was built.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
