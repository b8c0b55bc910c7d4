import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../src/build/compress.ts';
import { need } from '../helpers/programs.ts';
import { PROJECT } from '../helpers/project.ts';
import { CONNECTIONS, load } from '../helpers/wrk.ts';
import { startNginx } from '../hosts/servers/nginx.ts';
import { ask } from '../hosts/servers/server.ts';

/**
 * `npm run bench:load`: requests a second of nginx with deploy/nginx, and what the slowest
 * hundredth waits; files compressed beforehand against compression at each request. Server and
 * client share the machine, so the rows compare with each other and with nothing else.
 */
const SECONDS = 4;
const LONG_SECONDS = 60;
const BEFOREHAND = 'beforehand';
/** Level 6 is nginx's own for Brotli and the usual one for gzip. */
const EACH_REQUEST = 'gzip on; gzip_comp_level 6; brotli on; brotli_comp_level 6;';

const folder = mkdtempSync(join(tmpdir(), 'easy-open-load-'));
const plain = join(folder, 'plain');
const ready = join(folder, 'ready');
for (const copy of [plain, ready]) cpSync(join(PROJECT, 'dist'), copy, { recursive: true });
const before = process.cpuUsage();
const files = await compressSite(ready);
const { user } = process.cpuUsage(before);
console.log(
  `${String(files)} files compressed beforehand: ${(user / 1e6).toFixed(1)} s of processor`,
);

const hosts = {
  [BEFOREHAND]: await startNginx(ready),
  'at each request': await startNginx(plain, {
    modules: `load_module ${need('nginx: brotli filter')};`,
    http: EACH_REQUEST,
  }),
};
const picture = readdirSync(join(PROJECT, 'dist/assets')).find((name) => name.endsWith('.avif'));
const PATHS = {
  home: '/',
  'service in a town': '/services/panel-replacement-in-tenafly',
  picture: `/assets/${String(picture)}`,
};

/** Measures one row. @throws when the answer does not come in the encoding that was asked for */
async function row(kind: keyof typeof PATHS, encoding: string, compressed: keyof typeof hosts) {
  const { url } = hosts[compressed];
  const { body, headers } = await ask(hosts[compressed], PATHS[kind], {
    'Accept-Encoding': encoding,
  });
  const given = headers['content-encoding'] ?? 'identity';
  if (given !== encoding) throw new Error(`${kind} came as ${String(given)}, not ${encoding}`);
  const { perSecond, p99, errors } = load(url + PATHS[kind], encoding, SECONDS);
  return {
    kind,
    encoding,
    compressed: encoding === 'identity' ? 'not' : compressed,
    bytes: body.length,
    'requests a second': perSecond,
    'p99 (ms)': p99,
    errors,
  };
}

const rows: Awaited<ReturnType<typeof row>>[] = [];
for (const kind of ['home', 'service in a town'] as const) {
  for (const encoding of ['br', 'gzip']) {
    rows.push(await row(kind, encoding, BEFOREHAND));
    rows.push(await row(kind, encoding, 'at each request'));
  }
  rows.push(await row(kind, 'identity', BEFOREHAND));
}
rows.push(await row('picture', 'identity', BEFOREHAND));
const setting = `${String(cpus().length)} cores, ${String(CONNECTIONS)} connections`;
console.log(`${setting}, ${String(SECONDS)} s a row`);
console.table(rows);

const fastest = rows
  .filter(({ compressed }) => compressed === BEFOREHAND)
  .toSorted((a, b) => b['requests a second'] - a['requests a second'])[0];
if (!fastest) throw new Error('nothing was measured');
const address = hosts[BEFOREHAND].url + PATHS[fastest.kind];
const long = load(address, fastest.encoding, LONG_SECONDS);
console.log(`${fastest.kind}, ${fastest.encoding}, ${String(LONG_SECONDS)} s as fast as it goes`);
console.table([{ 'requests a second': long.perSecond, 'p99 (ms)': long.p99, errors: long.errors }]);
await Promise.all(Object.values(hosts).map((host) => host.stop()));
rmSync(folder, { recursive: true, force: true });
process.exitCode = [long, ...rows].some(({ errors }) => errors > 0) ? 1 : 0;
