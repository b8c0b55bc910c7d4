import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { need } from '../helpers/programs.ts';
import { PROJECT } from '../helpers/project.ts';
import { liveProblems, SILENT_SWITCHES, SWITCHES } from '../../deploy/check-live.ts';
import { DOMAIN, startCloudflare, startNginx, type Host } from './servers.ts';

const hosts: Partial<Record<'Cloudflare' | 'nginx', Host>> = {};
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

/** Said of the bytes on their way, not of what they are. */
const OF_THE_WAY = /^(?:content-length|transfer-encoding|connection|keep-alive)$/;

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string | Buffer;
}
/** What goes wrong between a host and its visitors. */
type Fault = (reply: Reply, address: string, agent: string) => unknown;

function certificate(days: number): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = `subjectAltName=DNS:${DOMAIN},DNS:www.${DOMAIN}`;
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${DOMAIN}`];
  const args = [...made, '-addext', names, '-days', String(days), '-keyout', key, '-out', cert];
  execFileSync(need('openssl'), args, { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Checks a host behind a server that has a certificate, leads from other names, and has faults. */
async function check(name: keyof typeof hosts, days = 90, ...faults: Fault[]): Promise<string[]> {
  const host = hosts[name];
  async function answer(scheme: string, { url = '', headers }: IncomingMessage): Promise<Reply> {
    const address = `${scheme}://${String(headers.host)}${url}`;
    const site = `https://${DOMAIN}`;
    const reply: Reply | undefined = address.startsWith(`${site}/`)
      ? await host?.ask(url, { headers: { 'Accept-Encoding': 'identity' } })
      : { status: 301, headers: { location: site + url }, body: '' };
    if (!reply) throw new Error(`${name} did not start`);
    for (const fault of faults)
      fault(reply, address.replace(site, ''), String(headers['user-agent']));
    return reply;
  }
  const serve = (scheme: string) => (request: IncomingMessage, response: ServerResponse) =>
    void answer(scheme, request).then(({ status, headers, body }) => {
      const whole = Object.entries(headers).filter(([header]) => !OF_THE_WAY.test(header));
      response.writeHead(status, Object.fromEntries(whole)).end(body);
    });
  const { key, cert } = certificate(days);
  const servers = [createServer({ key, cert }, serve('https')), createPlain(serve('http'))];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const [secure = 0, plain = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  const route = { secure: `https://127.0.0.1:${String(secure)}`, ca: cert };
  const to = { ...route, plain: `http://127.0.0.1:${String(plain)}` };
  const problems = await liveProblems(`https://${DOMAIN}`, to);
  for (const server of servers) server.close();
  return problems;
}

it.each(['Cloudflare', 'nginx'] as const)('finds nothing wrong with %s', async (name) => {
  expect(await check(name)).toEqual([]);
});

/** Does something to the answer at an address. */
const at =
  (wanted: string, act: (reply: Reply) => unknown): Fault =>
  (reply, address) =>
    address === wanted && act(reply);
const add = (text: string) => (reply: Reply) => (reply.body = String(reply.body) + text);

/** Faults, with the words that name each. */
const FAULTS: [RegExp, Fault][] = [
  [/^\/about is not byte for byte the file in dist\/\.$/, at('/about', add(' new'))],
  [
    /^\/contact lacks the header Referrer-Policy\.$/,
    at('/contact', ({ headers }) => delete headers['referrer-policy']),
  ],
  [
    /\(and \d+ more\) sends the header set-cookie.*"Bot Fight Mode"/,
    ({ headers }) => (headers['set-cookie'] = '__cf_bm=1'),
  ],
  [
    /^\/ .*header speculation-rules.*"Speed Brain"/,
    at('/', ({ headers }) => (headers['speculation-rules'] = '"/a"')),
  ],
  [/^\/ .*header nel.*"Network Error Logging"/, at('/', ({ headers }) => (headers['nel'] = '{}'))],
  [
    /^\/ .*"Web Analytics"/,
    at('/', add('<script src="https://static.cloudflareinsights.com/beacon.min.js">')),
  ],
  [/^\/services is not.*"Rocket Loader"/, at('/services', add('rocket-loader.min.js'))],
  [
    /^\/llms.txt is not.*"Email Address Obfuscation"/,
    at('/llms.txt', add('/cdn-cgi/l/email-protection')),
  ],
  [/^\/service-areas is not.*"Auto Minify"/, at('/service-areas', add('\n'))],
  [
    /^\/robots.txt is not.*"Managed robots.txt"/,
    at('/robots.txt', add('# BEGIN Cloudflare Managed content')),
  ],
  [
    /^\/ \(and 1 more\) answers 403 to GPTBot; switch off "Block AI bots"/,
    (reply, _, agent) => agent.includes('GPTBot') && (reply.status = 403),
  ],
  [
    /^\/services\/ should lead to \/services with status 307/,
    at('/services/', (reply) => (reply.status = 302)),
  ],
  [
    /^http:.* should lead to https:/,
    at(`http://${DOMAIN}/about?a=1`, (reply) => (reply.status = 200)),
  ],
  [/certificate that ends in 4 days/, () => undefined],
];

it('names each of many faults, and nothing else', async () => {
  const problems = await check('nginx', 5, ...FAULTS.map(([, fault]) => fault));
  const unnamed = FAULTS.filter(([words]) => !problems.some((problem) => words.test(problem)));
  expect([unnamed, problems.length, problems]).toEqual([[], FAULTS.length, problems]);
});

it('the deploy document says where each switch is', () => {
  const text = readFileSync(join(PROJECT, 'deploy/README.md'), 'utf8');
  const names = [...Object.keys(SWITCHES), ...Object.values(SILENT_SWITCHES)];
  expect(names.filter((name) => !text.includes(`**${name}**`))).toEqual([]);
});
