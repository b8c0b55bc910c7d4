import { once } from 'node:events';
import { Agent } from 'node:https';
import { extname } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { builtFiles, readBytes, readText } from '../tests/helpers/built-files.ts';
import { askAt, type Answer, type Ask } from '../tests/host/ask.ts';
import { ADDRESSES, headersOf, REDIRECTS, TYPES } from '../tests/host/expected.ts';

/** What a browser sends with a page: hosts add scripts only for browsers. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,*/*;q=0.8',
  'Accept-Encoding': 'identity',
};
const BOTS = ['Googlebot', 'Bingbot', 'GPTBot', 'OAI-SearchBot', 'ClaudeBot', 'PerplexityBot'];
const DAY_MS = 24 * 3600 * 1000;
const CERTIFICATE_DAYS = 14;
/** All of it takes seconds; a site that is slower than this is itself a finding. */
const LIMIT_MS = 50_000;

/** What a host adds of itself, and may. */
const OF_THE_HOST =
  /^(?:accept-ranges|age|alt-svc|cf-(?:cache-status|ray)|connection|content-(?:length|type)|date|etag|keep-alive|last-modified|location|server|transfer-encoding|vary)$/;

/** What each of Cloudflare's switches leaves in an answer; deploy/README.md says where each is. */
export const SWITCHES = {
  'Rocket Loader': /rocket-loader/,
  'Email Address Obfuscation': /email-decode|email-protection/,
  'Web Analytics': /cloudflareinsights|^server-timing:/,
  'Bot Fight Mode': /cdn-cgi\/challenge-platform|^set-cookie: (?:__cf_bm|cf_clearance)/,
  'Managed robots.txt': /Cloudflare Managed/i,
  'Speed Brain': /^speculation-rules:/,
  'Network Error Logging': /^(?:nel|report-to):/,
};
/** The two that leave nothing: one takes white space away, one refuses. */
export const SILENT_SWITCHES = { minify: 'Auto Minify', refuse: 'Block AI bots' };

const switchOff = (name?: string) => (name ? `; switch off "${name}" (deploy/README.md)` : '');
const blame = (text: string) =>
  switchOff(Object.entries(SWITCHES).find(([, sign]) => sign.test(text))?.[0]);
const squeezed = (body: Buffer) => body.toString().replaceAll(/\s+/g, '');
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

interface Route extends ConnectionOptions {
  /** Where the site is reached, when not at its own address. */
  secure?: string;
  plain?: string;
}

/**
 * Where a live site differs from dist/.
 * @param site its origin
 * @returns a plain sentence for each difference, with how often and one address where it shows
 */
export async function liveProblems(site: string, route: Route = {}): Promise<string[]> {
  const { hostname } = new URL(site);
  const { secure = site, plain = `http://${hostname}`, ...tls } = route;
  const otherName = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const how = { ...tls, signal: AbortSignal.timeout(LIMIT_MS) };
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const ask = askAt(secure, hostname, { ...how, agent });
  const found = new Map<string, string[]>();
  const note = (path: string, problem: string) =>
    found.set(problem, [...(found.get(problem) ?? []), path]);

  async function answerAt(path: string, by: Ask = ask, headers = {}): Promise<Answer | undefined> {
    try {
      return await by(path, { headers: { ...BROWSER, ...headers } });
    } catch (error) {
      note(path, `gives no answer (${error instanceof Error ? error.message : String(error)})`);
      return undefined;
    }
  }

  function compareHeaders(path: string, answer: Answer): void {
    const expected = headersOf(path.replace(/\?.*/, ''));
    const names = Object.keys(expected).map((name) => name.toLowerCase());
    for (const [name, value] of Object.entries(expected)) {
      const given = answer.headers[name.toLowerCase()];
      if (given === undefined) note(path, `lacks the header ${name}`);
      else if (given !== value) note(path, `has another ${name} than public/_headers`);
    }
    for (const [name, value] of Object.entries(answer.headers)) {
      if (OF_THE_HOST.test(name) || names.includes(name)) continue;
      const line = `${name}: ${String(value)}`;
      note(path, `sends the header ${name}, which public/_headers does not have${blame(line)}`);
    }
  }

  async function compareFile(path: string, file: string): Promise<void> {
    const answer = await answerAt(path);
    if (!answer) return;
    const [built, status] = [readBytes(file), file.endsWith('404.html') ? 404 : 200];
    if (answer.status !== status)
      note(path, `answers ${String(answer.status)}, not ${String(status)}`);
    else if (!answer.body.equals(built)) {
      const minified = squeezed(answer.body) === squeezed(built);
      const why = minified ? switchOff(SILENT_SWITCHES.minify) : blame(String(answer.body));
      note(path, `is not byte for byte the file in dist/${why}`);
    }
    const type = TYPES[extname(file)];
    if (type !== undefined && answer.headers['content-type'] !== type)
      note(path, `is sent as ${String(answer.headers['content-type'])}, not ${type}`);
    compareHeaders(path, answer);
  }

  async function compareRedirect(path: string, to: string, status: number): Promise<void> {
    const answer = await answerAt(path);
    if (!answer) return;
    const end = answer.location && new URL(answer.location, site).href;
    if (answer.status !== status || end !== new URL(to, site).href)
      note(path, `should lead to ${to} with status ${String(status)}`);
    compareHeaders(path, answer);
  }

  /** Follows permanent redirects from another origin to the same page of the site. */
  async function compareOrigin(origin: string): Promise<void> {
    const [wanted, path] = [`${site}/about?a=1`, '/about?a=1'];
    let at = origin + path;
    for (let step = 0; step < 3 && at !== wanted; step += 1) {
      const { protocol, host, pathname, search } = new URL(at);
      const by = askAt(protocol === 'http:' ? plain : secure, host, { ...how, agent: false });
      const answer = await answerAt(pathname + search, by);
      if (!answer || ![301, 308].includes(answer.status)) break;
      at = new URL(answer.location, at).href;
    }
    if (at !== wanted) note(origin + path, `should lead to ${wanted} with status 301`);
  }

  async function compareRobots(bot: string): Promise<void> {
    const agent = { 'User-Agent': `Mozilla/5.0 (compatible; ${bot}/1.0)` };
    for (const path of ['/', '/robots.txt']) {
      const status = (await answerAt(path, ask, agent))?.status;
      if (status !== undefined && status !== 200)
        note(path, `answers ${String(status)} to ${bot}${switchOff(SILENT_SWITCHES.refuse)}`);
    }
  }

  async function checkCertificate(): Promise<void> {
    const { hostname: host, port } = new URL(secure);
    const socket = connect({ ...tls, host, port: Number(port) || 443, servername: hostname });
    await once(socket, 'secureConnect', { signal: how.signal });
    const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
    socket.destroy();
    if (days < CERTIFICATE_DAYS)
      note('/', `has a certificate that ends in ${String(Math.floor(days))} days: renew it`);
  }

  try {
    await checkCertificate();
  } catch (error) {
    return [`${site} cannot be reached safely: ${String(error)}.`];
  }
  const redirected = new Set(REDIRECTS.map(([path]) => path));
  const files = builtFiles().filter((file) => !/^_\w+$/.test(file));
  await Promise.all([
    ...files
      .filter((file) => !redirected.has(addressOf(file)))
      .map((file) => compareFile(addressOf(file), file)),
    ...REDIRECTS.map(([from = '', to = '', status]) => compareRedirect(from, to, Number(status))),
    ...Object.entries(ADDRESSES).map(([path, to]) =>
      to.startsWith('/') ? compareRedirect(path, to, 307) : compareFile(path, to),
    ),
    ...[`http://${hostname}`, `http://${otherName}`, `https://${otherName}`].map(compareOrigin),
    ...BOTS.map(compareRobots),
  ]);
  agent.destroy();
  const expires = /^Expires: (.+)$/m.exec(readText('.well-known/security.txt'))?.[1] ?? '';
  if (!(Date.parse(expires) > Date.now()))
    note('/.well-known/security.txt', 'is out of date: build and deploy again');
  return [...found].map(([problem, [first = '', ...more]]) => {
    const others = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
    return `${first}${others} ${problem}.`;
  });
}

/** `npm run check:live -- https://…`, by default where dist/ belongs: prints each difference and exits 1, or 0 without any. */
if (import.meta.main) {
  const built = /<loc>(https:\/\/[^/]+)/.exec(readText('sitemap-0.xml'))?.[1] ?? '';
  const site = (process.argv[2] ?? built).replace(/\/$/, '');
  const other = `dist/ was built for ${built}, not for ${site}: set siteUrl and build again.`;
  const problems = site === built ? await liveProblems(site) : [other];
  console.log(problems.join('\n') || `Live check: ${site} is what was built.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
