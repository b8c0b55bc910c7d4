import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, Ask } from './ask.ts';
import { readBytes } from './built-site.ts';
import {
  contentTypeOf,
  headersOf,
  isCompressible,
  type Redirect,
} from './expected.ts';
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
  /^(?:accept-ranges|age|alt-svc|cf-(?:cache-status|ray)|connection|content-(?:encoding|length|type)|date|etag|keep-alive|last-modified|location|server|transfer-encoding|vary)$/;

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

/** The file whose content depends on the day of the build; its day is checked by itself. */
export const DATED_FILE = '.well-known/security.txt';

const withoutDay = (bytes: Buffer) =>
  bytes.toString().replace(/^Expires: .*$/m, '');

/** Whether an answer is a file of dist/, which may have been built anew on another day. */
function isBuiltFile(body: Buffer, file: string): boolean {
  const built = readBytes(file);
  if (body.equals(built)) return true;
  return file === DATED_FILE && withoutDay(body) === withoutDay(built);
}

function describeOtherBody(
  { findings }: LiveSite,
  path: string,
  body: Buffer,
  built: Buffer,
): void {
  const withoutSpace = (bytes: Buffer) =>
    bytes.toString().replaceAll(/\s+/g, '');
  const isMinified = withoutSpace(body) === withoutSpace(built);
  const advice = isMinified
    ? switchOff(MINIFY_SWITCH)
    : switchOffFor(body.toString());
  findings.add(path, `is not byte for byte the file in dist/${advice}`);
}

/** How browsers ask for files: servers have compressed these beforehand, and may have old ones. */
const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The content of an answer that may be compressed; undefined when it is damaged. */
function decode({ headers, body }: Answer): Buffer | undefined {
  const decoder = DECODERS[headers['content-encoding'] ?? ''];
  if (!decoder) return body;
  try {
    return decoder(body);
  } catch {
    return undefined;
  }
}

/** Compares what browsers get, which take files compressed. */
async function compareCompressed(
  site: LiveSite,
  path: string,
  file: string,
): Promise<void> {
  for (const encoding of Object.keys(DECODERS)) {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await answerAt(site, path, headers);
    if (!answer) continue;
    const content = decode(answer);
    if (content === undefined)
      site.findings.add(
        path,
        `is sent as ${encoding} that no browser can read: publish again`,
      );
    else if (!isBuiltFile(content, file))
      site.findings.add(
        path,
        `is sent as ${encoding} with another content than the file in dist/: publish again`,
      );
  }
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
  if (answer.status !== status)
    site.findings.add(
      path,
      `answers ${String(answer.status)}, not ${String(status)}`,
    );
  else if (!isBuiltFile(answer.body, file))
    describeOtherBody(site, path, answer.body, readBytes(file));
  else if (isCompressible(file)) await compareCompressed(site, path, file);
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

/** An address at which deploy/nginx.conf fails on purpose, since no visitor can make it fail. */
const SERVER_ERROR = '/server-error';

/** The screen of server errors: nginx has it outside of the site, where no other address shows it. */
export async function compareErrorScreen(site: LiveSite): Promise<void> {
  const answer = await answerAt(site, SERVER_ERROR);
  // Other hosts have error screens of their own.
  if (answer?.headers.server !== 'nginx') return;
  if (answer.status === 500 && answer.body.equals(readBytes('500.html')))
    return;
  site.findings.add(
    SERVER_ERROR,
    'does not show the screen of server errors: run "deploy/nginx.sh configure", then "deploy/nginx.sh release"',
  );
}

/** Pages that the site no longer has, which a host may have kept. */
export async function compareRemovedPage(
  site: LiveSite,
  path: string,
): Promise<void> {
  const answer = await answerAt(site, path);
  if (answer?.status === 200)
    site.findings.add(
      path,
      'is still shown, though dist/ has no such page: remove it from the host, or lead on from it in public/_redirects',
    );
}

/** Security researchers must not trust a contact that is out of date (RFC 9116, 2.5.5). */
export async function checkContact(site: LiveSite): Promise<void> {
  const path = `/${DATED_FILE}`;
  const answer = await answerAt(site, path);
  const text = answer?.body.toString() ?? '';
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  const isOld = Date.parse(expires) < Date.now();
  if (isOld) site.findings.add(path, 'is out of date: build and deploy again');
}
