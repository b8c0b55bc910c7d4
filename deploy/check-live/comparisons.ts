import type { Answer, Ask } from './ask.ts';
import { readBytes } from './built-site.ts';
import { contentTypeOf, headersOf, type Redirect } from './expected.ts';
import type { Findings } from './findings.ts';
import {
  BLOCK_BOTS_SWITCH,
  MINIFY_SWITCH,
  switchOff,
  switchOffFor,
} from './host-switches.ts';

/** The site that is compared with dist/. */
export interface LiveSite {
  /** Its address, such as `https://example.com`. */
  origin: string;
  /** Asks the site for a path. */
  ask: Ask;
  /** Asks another origin, which should lead to the site. */
  askOrigin: (origin: URL) => Ask;
  findings: Findings;
}

/** The request headers of a browser: hosts add scripts only for browsers. */
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,*/*;q=0.8',
  'Accept-Encoding': 'identity',
};

/** Headers that a host may add by itself. */
const HEADERS_OF_HOSTS =
  /^(?:accept-ranges|age|alt-svc|cf-(?:cache-status|ray)|connection|content-(?:length|type)|date|etag|keep-alive|last-modified|location|server|transfer-encoding|vary)$/;

/** A path with a query, which redirects must keep. */
const SAMPLE_PATH = '/about?a=1';
const MOST_REDIRECTS = 3;

/** A 404 has the same headers everywhere: below /assets/ it is not kept for a year. */
const NOT_FOUND = '/nope';

/** The answer at a path; no answer is a finding. */
async function answerAt(
  { ask, findings }: Pick<LiveSite, 'ask' | 'findings'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer | undefined> {
  try {
    return await ask(path, { headers: { ...BROWSER, ...headers } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    findings.add(path, `gives no answer (${reason})`);
    return undefined;
  }
}

function compareHeaders(
  { findings }: LiveSite,
  path: string,
  answer: Answer,
): void {
  const expected =
    answer.status === 404
      ? headersOf(NOT_FOUND)
      : headersOf(path.replace(/\?.*/, ''));
  for (const [name, value] of Object.entries(expected)) {
    const given = answer.headers[name.toLowerCase()];
    if (given === undefined) findings.add(path, `lacks the header ${name}`);
    else if (given !== value)
      findings.add(path, `has another ${name} than public/_headers`);
  }
  const names = new Set(
    Object.keys(expected).map((name) => name.toLowerCase()),
  );
  for (const [name, value] of Object.entries(answer.headers)) {
    if (names.has(name) || HEADERS_OF_HOSTS.test(name)) continue;
    const advice = switchOffFor(`${name}: ${String(value)}`);
    const problem = `sends the header ${name}, which public/_headers does not have${advice}`;
    findings.add(path, problem);
  }
}

function compareBody(
  { findings }: LiveSite,
  path: string,
  body: Buffer,
  built: Buffer,
): void {
  if (body.equals(built)) return;
  const withoutSpace = (bytes: Buffer) =>
    bytes.toString().replaceAll(/\s+/g, '');
  const isMinified = withoutSpace(body) === withoutSpace(built);
  const advice = isMinified
    ? switchOff(MINIFY_SWITCH)
    : switchOffFor(body.toString());
  findings.add(path, `is not byte for byte the file in dist/${advice}`);
}

/** Compares the answer at a path with a file of dist/. */
export async function compareFile(
  site: LiveSite,
  path: string,
  file: string,
): Promise<void> {
  const answer = await answerAt(site, path);
  if (!answer) return;
  const status = file.endsWith('404.html') ? 404 : 200;
  if (answer.status === status)
    compareBody(site, path, answer.body, readBytes(file));
  else
    site.findings.add(
      path,
      `answers ${String(answer.status)}, not ${String(status)}`,
    );
  const type = contentTypeOf(file);
  const given = String(answer.headers['content-type']);
  if (type !== undefined && given !== type)
    site.findings.add(path, `is sent as ${given}, not ${type}`);
  compareHeaders(site, path, answer);
}

export async function compareRedirect(
  site: LiveSite,
  redirect: Redirect,
): Promise<void> {
  const { from, to, status } = redirect;
  const answer = await answerAt(site, from);
  if (!answer) return;
  const target = answer.location && new URL(answer.location, site.origin).href;
  if (answer.status !== status || target !== new URL(to, site.origin).href)
    site.findings.add(
      from,
      `should lead to ${to} with status ${String(status)}`,
    );
  compareHeaders(site, from, answer);
}

/** Follows permanent redirects from another origin to the same page of the site. */
export async function compareOrigin(
  site: LiveSite,
  origin: string,
): Promise<void> {
  const start = origin + SAMPLE_PATH;
  const wanted = site.origin + SAMPLE_PATH;
  let address = new URL(start);
  for (
    let step = 0;
    step < MOST_REDIRECTS && address.href !== wanted;
    step += 1
  ) {
    const there = { ask: site.askOrigin(address), findings: site.findings };
    const answer = await answerAt(there, address.pathname + address.search);
    if (!answer || ![301, 308].includes(answer.status)) break;
    address = new URL(answer.location, address);
  }
  if (address.href !== wanted)
    site.findings.add(start, `should lead to ${wanted} with status 301`);
}

/** Search engines and answer engines must be let in. */
export async function compareForBot(
  site: LiveSite,
  bot: string,
): Promise<void> {
  const headers = { 'User-Agent': `Mozilla/5.0 (compatible; ${bot}/1.0)` };
  for (const path of ['/', '/robots.txt']) {
    const answer = await answerAt(site, path, headers);
    if (!answer || answer.status === 200) continue;
    const problem = `answers ${String(answer.status)} to ${bot}${switchOff(BLOCK_BOTS_SWITCH)}`;
    site.findings.add(path, problem);
  }
}
