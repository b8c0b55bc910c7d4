import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { unstable_startWorker as startWorker } from 'wrangler';
import { askAt, type Ask } from '../../deploy/check-live/ask.ts';
import { builtFiles } from '../../deploy/check-live/built-site.ts';
import { freePort } from '../helpers/free-port.ts';
import { need } from '../helpers/programs.ts';
import { PROJECT } from '../helpers/project.ts';

export const DOMAIN = 'easyopen.example';

/** A host of the built site, on this machine. */
export interface Host {
  origin: string;
  ask: Ask;
  stop: () => unknown;
}

// The certificate is made by the test, and connections that are kept may be closed meanwhile.
const askHere = (origin: string) =>
  askAt(origin, DOMAIN, { agent: false, rejectUnauthorized: false });

/** Cloudflare's own runtime, offline, with deploy/wrangler.jsonc as it stands. */
export async function startCloudflare(): Promise<Host> {
  const server = { hostname: '127.0.0.1', port: 0 };
  const worker = await startWorker({
    config: join(PROJECT, 'deploy/wrangler.jsonc'),
    dev: { server, inspector: false, watch: false, logLevel: 'error' },
  });
  const { origin } = await worker.url;
  return { origin, ask: askHere(origin), stop: () => worker.dispose() };
}

export interface Nginx extends Host {
  /** The port without TLS. */
  plainPort: number;
  askPlain: Ask;
  /** The folder of the release, a copy that a test may damage. */
  site: string;
  /** What `nginx -t` says of the configuration. */
  judgment: string;
}

/** nginx with deploy/nginx.conf whole; only its ports and its paths are those of the test. */
export async function startNginx(): Promise<Nginx> {
  const nginx = need('nginx');
  need('nginx: brotli static');
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-nginx-'));
  // nginx serves as another user than the one who runs the tests.
  chmodSync(folder, 0o755);
  const site = join(folder, 'site/current');
  cpSync(join(PROJECT, 'dist'), site, { recursive: true });
  cpSync(join(site, '500.html'), join(folder, 'site/500.html'));
  for (const name of builtFiles().filter((file) => /\.(?:html|css|js|svg|txt|xml)$/.test(file))) {
    const [file, content] = [join(site, name), readFileSync(join(site, name))];
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 1 }));
  }
  const pem = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${DOMAIN}`];
  execFileSync(need('openssl'), [...certificate, ...pem], { stdio: 'ignore' });
  const [plainPort, port] = [await freePort(), await freePort()];
  const edited = readFileSync(join(PROJECT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${String(plainPort)}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${String(port)}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+|\/var\/log\/nginx|\/run(?=\/nginx.pid)/g, folder)
    .replaceAll('/srv/easy-open', join(folder, 'site'));
  const configFile = join(folder, 'nginx.conf');
  writeFileSync(configFile, edited);
  // Each returns when it is done: nginx goes to the background once its ports are open.
  const run = (...args: string[]) =>
    spawnSync(nginx, ['-c', configFile, '-e', `${folder}/error.log`, ...args], {
      encoding: 'utf8',
    });
  const judgment = run('-t').stderr;
  if (run().status !== 0) throw new Error(`nginx did not start: ${judgment}`);
  const origin = `https://127.0.0.1:${String(port)}`;
  const ask = askHere(origin);
  const askPlain = askHere(`http://127.0.0.1:${String(plainPort)}`);
  const stop = () => {
    run('-s', 'stop');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  return { origin, ask, askPlain, plainPort, site, judgment, stop };
}
