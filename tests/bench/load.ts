import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../src/build/compress.ts';
import { findProgram } from '../helpers/debian.ts';
import { PROJECT } from '../helpers/project.ts';
import { startNginx } from '../hosts/servers/nginx.ts';
import { ask, type Host } from '../hosts/servers/server.ts';

/**
 * `npm run bench:load`: how many requests a second nginx answers with deploy/nginx, and how late the
 * slowest hundredth is; files compressed beforehand against compression at each request. Server and
 * client share the machine, so the rows compare with each other and with nothing else.
 */
const SECONDS = 4;
const LONG_SECONDS = 60;
const CONNECTIONS = 32;
const THREADS = 1;
const BROTLI_FILTER = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const FLY = `gzip on; gzip_types *; gzip_vary on; brotli on; brotli_comp_level 6;`;

interface Rate {
  perSecond: number;
  /** The slowest hundredth waits at least so long, in ms. */
  p99: number;
  /** Answers that were no 2xx, and connections that broke. */
  errors: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** What wrk has printed. @throws when it printed no rate */
function readRate(output: string): Rate {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output);
  const slow = /\s99%\s+([\d.]+)(us|ms|s)\b/.exec(output);
  if (!rate || !slow) throw new Error(`wrk printed no rate:\n${output}`);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  const errors = [...(broken ?? []).slice(1), refused?.[1] ?? '0'].map(Number);
  return {
    perSecond: Number(rate[1]),
    p99: Number(slow[1]) * (UNITS[slow[2] ?? ''] ?? Number.NaN),
    errors: errors.reduce((sum, count) => sum + count, 0),
  };
}

/** Asks for one address as fast as it is answered. */
function load(host: Host, path: string, encoding: string, seconds: number): Rate {
  const args = [`-t${String(THREADS)}`, `-c${String(CONNECTIONS)}`, `-d${String(seconds)}s`];
  const headers = ['--latency', '-H', `Accept-Encoding: ${encoding}`];
  return readRate(
    execFileSync(wrk, [...args, ...headers, host.url + path], { encoding: 'utf8', timeout: 120_000 }),
  );
}

/** nginx's module that compresses with Brotli at each request, which no page of ours needs. */
function findBrotliFilter(): string {
  if (!existsSync(BROTLI_FILTER)) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'libnginx-mod-http-brotli-filter'];
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
  }
  if (!existsSync(BROTLI_FILTER)) throw new Error('Install libnginx-mod-http-brotli-filter.');
  return BROTLI_FILTER;
}

const wrk = findProgram('wrk', ['wrk']);
const site = mkdtempSync(join(tmpdir(), 'easy-open-load-'));
const plain = join(site, 'plain');
const ready = join(site, 'ready');
for (const folder of [plain, ready]) cpSync(join(PROJECT, 'dist'), folder, { recursive: true });
const started = performance.now();
const files = await compressSite(ready);
const compressSeconds = (performance.now() - started) / 1000;

const picture = readdirSync(join(PROJECT, 'dist/assets')).find((name) => name.endsWith('.avif'));
const ADDRESSES = {
  home: '/',
  'service in a town': '/services/panel-replacement-in-tenafly',
  picture: `/assets/${String(picture)}`,
};
const hosts = {
  'compressed beforehand': await startNginx(ready),
  'at each request': await startNginx(plain, {
    modules: `load_module ${findBrotliFilter()};`,
    http: FLY,
  }),
};

interface Case {
  address: keyof typeof ADDRESSES;
  encoding: 'br' | 'gzip' | 'identity';
  way: keyof typeof hosts;
}

const WAYS = Object.keys(hosts) as Case['way'][];
const cases: Case[] = (['home', 'service in a town'] as const).flatMap((address) => [
  ...(['br', 'gzip'] as const).flatMap((encoding) =>
    WAYS.map((way) => ({ address, encoding, way })),
  ),
  { address, encoding: 'identity', way: 'compressed beforehand' },
]);
cases.push({ address: 'picture', encoding: 'identity', way: 'compressed beforehand' });

const rows: (Record<string, string | number> & { perSecond: number; errors: number })[] = [];
let fastest = { perSecond: 0, address: cases[0]?.address ?? 'home', encoding: 'br' };
for (const { address, encoding, way } of cases) {
  const path = ADDRESSES[address];
  const { body, headers } = await ask(hosts[way], path, { 'Accept-Encoding': encoding });
  if ((headers['content-encoding'] ?? 'identity') !== encoding) {
    throw new Error(`${path} came as ${String(headers['content-encoding'])}, not ${encoding}`);
  }
  const rate = load(hosts[way], path, encoding, SECONDS);
  rows.push({ address, encoding, way: encoding === 'identity' ? 'as it is' : way, bytes: body.length, ...rate });
  if (way === 'compressed beforehand' && rate.perSecond > fastest.perSecond) {
    fastest = { perSecond: rate.perSecond, address, encoding };
  }
}
console.log(`${String(cpus().length)} cores, ${String(CONNECTIONS)} connections, ${String(SECONDS)} s a row`);
console.table(rows);
console.log(`${String(files)} files compressed in ${compressSeconds.toFixed(1)} s`);

const long = load(hosts['compressed beforehand'], ADDRESSES[fastest.address], fastest.encoding, LONG_SECONDS);
console.log(`${fastest.address}, ${fastest.encoding}, ${String(LONG_SECONDS)} s at the highest rate:`);
console.table([long]);
await Promise.all(Object.values(hosts).map((host) => host.stop()));
rmSync(site, { recursive: true, force: true });
process.exitCode = long.errors + rows.reduce((sum, { errors }) => sum + errors, 0) > 0 ? 1 : 0;
