import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveProblems } from '../../deploy/check-live.ts';
import {
  BLOCK_BOTS_SWITCH,
  MINIFY_SWITCH,
  SWITCHES,
} from '../../deploy/check-live/host-switches.ts';
import { need } from '../helpers/programs.ts';
import { REPOSITORY } from '../helpers/project.ts';
import {
  DOMAIN,
  startCloudflare,
  startNginx,
  type Host,
} from '../host/servers.ts';

const SITE = `https://${DOMAIN}`;

type HostName = 'Cloudflare' | 'nginx';
const hosts: Partial<Record<HostName, Host>> = {};
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easy-open-live-'));
  hosts.Cloudflare = await startCloudflare();
  hosts.nginx = await startNginx();
});
afterAll(async () => {
  await Promise.all(Object.values(hosts).map((host) => host.stop()));
  rmSync(folder, { recursive: true });
});

/** Headers about the transfer of the bytes, which the server in front sets anew. */
const TRANSFER_HEADERS =
  /^(?:content-length|transfer-encoding|connection|keep-alive)$/;

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string | Buffer;
}

interface Request {
  /** A path at the site; the whole address at other names of it. */
  address: string;
  userAgent: string;
}

type Change = (reply: Reply, request: Request) => void;

interface Fault {
  /** The words that the check says of it. */
  says: RegExp;
  /** Changes replies; without it something else is wrong. */
  change?: Change;
}

function makeCertificate(days: number): { key: Buffer; cert: Buffer } {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  execFileSync(
    need('openssl'),
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${DOMAIN}`,
      '-addext',
      `subjectAltName=DNS:${DOMAIN},DNS:www.${DOMAIN}`,
      '-days',
      String(days),
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Starts a server on any free port. @returns the port */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A reply of the host to a request for an address; other names of the site lead to it. */
async function replyOf(name: HostName, address: string): Promise<Reply> {
  const host = hosts[name];
  if (!host) throw new Error(`${name} did not start`);
  if (address.startsWith(`${SITE}/`))
    return host.ask(address.slice(SITE.length), {
      headers: { 'Accept-Encoding': 'identity' },
    });
  const { pathname, search } = new URL(address);
  return {
    status: 301,
    headers: { location: SITE + pathname + search },
    body: '',
  };
}

/** Checks a host behind a server with a certificate, which leads from other names and has faults. */
async function check(
  name: HostName,
  { certificateDays = 90, faults = [] as Fault[] } = {},
): Promise<string[]> {
  async function respond(
    scheme: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const address = `${scheme}://${String(request.headers.host)}${request.url ?? ''}`;
    const userAgent = request.headers['user-agent'] ?? '';
    const reply = await replyOf(name, address);
    for (const { change } of faults)
      change?.(reply, { address: address.replace(SITE, ''), userAgent });
    const headers = Object.entries(reply.headers).filter(
      ([header]) => !TRANSFER_HEADERS.test(header),
    );
    response
      .writeHead(reply.status, Object.fromEntries(headers))
      .end(reply.body);
  }
  const { key, cert } = makeCertificate(certificateDays);
  const secure = createSecureServer(
    { key, cert },
    (request, response) => void respond('https', request, response),
  );
  const plain = createPlainServer(
    (request, response) => void respond('http', request, response),
  );
  const problems = await liveProblems(SITE, {
    secure: `https://127.0.0.1:${String(await listen(secure))}`,
    plain: `http://127.0.0.1:${String(await listen(plain))}`,
    ca: cert,
  });
  secure.close();
  plain.close();
  return problems;
}

it.each(['Cloudflare', 'nginx'] as const)(
  'finds nothing wrong with %s',
  async (name) => {
    expect(await check(name)).toEqual([]);
  },
);

/** Changes the reply to one address. */
function at(address: string, change: (reply: Reply) => void): Change {
  return (reply, request) => {
    if (request.address === address) change(reply);
  };
}

function adding(text: string): (reply: Reply) => void {
  return (reply) => {
    reply.body = reply.body.toString() + text;
  };
}

const FAULTS: Fault[] = [
  {
    says: /^\/about is not byte for byte the file in dist\/\.$/,
    change: at('/about', adding(' new')),
  },
  {
    says: /^\/contact lacks the header Referrer-Policy\.$/,
    change: at('/contact', ({ headers }) => {
      delete headers['referrer-policy'];
    }),
  },
  {
    says: /^\/about has another Strict-Transport-Security than public\/_headers\.$/,
    change: at('/about', ({ headers }) => {
      headers['strict-transport-security'] = 'max-age=300';
    }),
  },
  {
    says: /^\/assets\/nope\.js has another Cache-Control than public\/_headers\.$/,
    change: at('/assets/nope.js', ({ headers }) => {
      headers['cache-control'] = 'public, max-age=31536000, immutable';
    }),
  },
  {
    says: /\(and \d+ more\) sends the header set-cookie.*"Bot Fight Mode"/,
    change: ({ headers }) => {
      headers['set-cookie'] = '__cf_bm=1';
    },
  },
  {
    says: /^\/ .*header speculation-rules.*"Speed Brain"/,
    change: at('/', ({ headers }) => {
      headers['speculation-rules'] = '"/a"';
    }),
  },
  {
    says: /^\/ .*header nel.*"Network Error Logging"/,
    change: at('/', ({ headers }) => {
      headers['nel'] = '{}';
    }),
  },
  {
    says: /^\/ .*"Web Analytics"/,
    change: at(
      '/',
      adding(
        '<script src="https://static.cloudflareinsights.com/beacon.min.js">',
      ),
    ),
  },
  {
    says: /^\/services is not.*"Rocket Loader"/,
    change: at('/services', adding('rocket-loader.min.js')),
  },
  {
    says: /^\/llms.txt is not.*"Email Address Obfuscation"/,
    change: at('/llms.txt', adding('/cdn-cgi/l/email-protection')),
  },
  {
    says: /^\/service-areas is not.*"Auto Minify"/,
    change: at('/service-areas', adding('\n')),
  },
  {
    says: /^\/robots.txt is not.*"Managed robots.txt"/,
    change: at('/robots.txt', adding('# BEGIN Cloudflare Managed content')),
  },
  {
    says: /^\/ \(and 1 more\) answers 403 to GPTBot; switch off "Block AI bots"/,
    change: (reply, { userAgent }) => {
      if (userAgent.includes('GPTBot')) reply.status = 403;
    },
  },
  {
    says: /^\/services\/ should lead to \/services with status 307/,
    change: at('/services/', (reply) => {
      reply.status = 302;
    }),
  },
  {
    says: /^http:.* should lead to https:/,
    change: at(`http://${DOMAIN}/about?a=1`, (reply) => {
      reply.status = 200;
    }),
  },
  { says: /certificate that ends in 4 days/ },
];

it('names each of many faults, and nothing else', async () => {
  const problems = await check('nginx', { certificateDays: 5, faults: FAULTS });
  const unnamed = FAULTS.filter(
    ({ says }) => !problems.some((problem) => says.test(problem)),
  );
  expect(unnamed, problems.join('\n')).toEqual([]);
  expect(problems).toHaveLength(FAULTS.length);
});

it('says in one sentence that a site cannot be reached', async () => {
  const nowhere = {
    secure: 'https://127.0.0.1:9',
    plain: 'http://127.0.0.1:9',
  };
  expect(await liveProblems(SITE, nowhere)).toEqual([
    expect.stringMatching(
      /^https:\/\/\S+ cannot be reached safely: .*ECONNREFUSED.*\.$/,
    ),
  ]);
});

it('the deploy document says where each switch is', () => {
  const text = readFileSync(join(REPOSITORY, 'deploy/README.md'), 'utf8');
  const names = [...Object.keys(SWITCHES), MINIFY_SWITCH, BLOCK_BOTS_SWITCH];
  expect(names.filter((name) => !text.includes(`**${name}**`))).toEqual([]);
});
