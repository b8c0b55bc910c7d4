import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveProblems } from '../../deploy/check-live.ts';
import { askAt } from '../../deploy/check-live/ask.ts';
import { compareOrigin } from '../../deploy/check-live/comparisons.ts';
import { Findings } from '../../deploy/check-live/findings.ts';
import {
  BLOCK_BOTS_SWITCH,
  MINIFY_SWITCH,
  SWITCHES,
} from '../../deploy/check-live/host-switches.ts';
import { removedPaths } from '../../deploy/check-live/removed-pages.ts';
import { need } from '../helpers/programs.ts';
import { REPOSITORY } from '../helpers/project.ts';
import {
  DOMAIN,
  startCloudflare,
  startNginx,
  type Host,
  type Nginx,
} from '../host/servers.ts';

const SITE = `https://${DOMAIN}`;

type HostName = 'Cloudflare' | 'nginx';
const hosts: Partial<Record<HostName, Host>> = {};
let nginx: Nginx;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easy-open-live-'));
  hosts.Cloudflare = await startCloudflare();
  nginx = await startNginx();
  hosts.nginx = nginx;
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
  /** The form in which the answer is asked for, such as `br`. */
  encoding: string;
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
async function replyOf(
  name: HostName,
  address: string,
  encoding: string,
): Promise<Reply> {
  const host = hosts[name];
  if (!host) throw new Error(`${name} did not start`);
  if (address.startsWith(`${SITE}/`))
    return host.ask(address.slice(SITE.length), {
      headers: { 'Accept-Encoding': encoding },
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
    const encoding = String(request.headers['accept-encoding']);
    const reply = await replyOf(name, address, encoding);
    for (const { change } of faults)
      change?.(reply, {
        address: address.replace(SITE, ''),
        userAgent,
        encoding,
      });
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

// No server in front: what nginx itself says, also at its other names.
const checkNginx = () =>
  liveProblems(SITE, {
    secure: nginx.origin,
    plain: `http://127.0.0.1:${String(nginx.plainPort)}`,
    rejectUnauthorized: false,
  });

it('finds nothing wrong with nginx itself', async () => {
  expect(await checkNginx()).toEqual([]);
});

it('follows a redirect to the very server that it has asked', async () => {
  const server = createPlainServer(({ headers, url }, response) => {
    const site = `http://127.0.0.1:${String(port)}`;
    const isSite = `http://${String(headers.host)}` === site;
    response
      .writeHead(
        isSite ? 200 : 301,
        isSite ? {} : { Location: site + String(url) },
      )
      .end();
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${String(port)}`;
  const findings = new Findings();
  await compareOrigin(
    {
      origin,
      ask: askAt(origin, '127.0.0.1', {}),
      askOrigin: ({ host }) => askAt(origin, host, {}),
      findings,
    },
    'https://www.easyopen.example',
  );
  server.close();
  expect(findings.sentences()).toEqual([]);
});

it('names a compressed file that is old or damaged, which browsers get', async () => {
  const compressed = [
    { file: 'about.html.br', content: brotliCompressSync('old') },
    { file: 'contact.html.gz', content: gzipSync('old') },
    { file: 'services.html.br', content: Buffer.from('damaged') },
    { file: 'favicon.ico.gz', content: gzipSync('old') },
  ].map(({ file, content }) => {
    const path = join(nginx.site, file);
    return { path, content, whole: readFileSync(path) };
  });
  for (const { path, content } of compressed) writeFileSync(path, content);
  const problems = await checkNginx();
  for (const { path, whole } of compressed) writeFileSync(path, whole);
  expect(problems.sort()).toEqual([
    '/about is sent as br with another content than the file in dist/: publish again.',
    expect.stringMatching(
      /^\/(?:contact|favicon\.ico) \(and 1 more\) is sent as gzip with another content/,
    ),
    '/services is sent as br that no browser can read: publish again.',
  ]);
});

it('names a missing screen of server errors on nginx', async () => {
  const screen = join(nginx.site, '../500.html');
  const whole = readFileSync(screen);
  rmSync(screen);
  const problems = await checkNginx();
  writeFileSync(screen, whole);
  expect(problems).toEqual([
    expect.stringMatching(
      /does not show the screen of server errors.*nginx\.sh/,
    ),
  ]);
});

/** A project in whose history a town and a service were removed. */
function makeHistory(): string {
  const project = join(folder, 'history');
  const git = (...options: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b', ...options],
      {
        cwd: project,
        stdio: 'ignore',
      },
    );
  for (const name of ['services', 'areas'])
    mkdirSync(join(project, 'src/content', name), { recursive: true });
  git('init');
  writeFileSync(join(project, 'src/content/services/gutters.md'), 'a');
  writeFileSync(join(project, 'src/content/areas/utopia.md'), 'b');
  git('add', '.');
  git('commit', '--message=Add');
  git('rm', '-r', 'src');
  git('commit', '--message=Remove');
  return project;
}

it('knows the pages of services and towns that were removed', () => {
  expect(removedPaths('', makeHistory())).toEqual([
    '/services/gutters',
    '/service-areas/utopia',
    '/services/gutters-in-utopia',
  ]);
});

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
    says: /^\/(?:about|sitemap-0\.xml) \(and 1 more\) is not byte for byte the file in dist\/\.$/,
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
  // A page of an older release, which the older sitemap names.
  {
    says: /^\/services\/gutters is still shown, though dist\/ has no such page/,
    change: (reply, { address }) => {
      if (address === '/sitemap-0.xml')
        adding(`<loc>${SITE}/services/gutters</loc>`)(reply);
      if (address === '/services/gutters') reply.status = 200;
    },
  },
  {
    says: /^\/\.well-known\/security\.txt is out of date/,
    change: (reply, { address, encoding }) => {
      if (address !== '/.well-known/security.txt' || encoding !== 'identity')
        return;
      reply.body = reply.body
        .toString()
        .replace(/^Expires: .*$/m, 'Expires: 2020-01-01T00:00:00.000Z');
    },
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
