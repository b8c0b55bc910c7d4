import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { unstable_startWorker as startWorker } from 'wrangler';
import { askAt, type Ask } from '../../deploy/check-live/ask.ts';
import { builtFiles } from '../../deploy/check-live/built-site.ts';
import { freePort } from '../helpers/free-port.ts';
import { makeCertificate } from '../helpers/certificate.ts';
import { need } from '../helpers/programs.ts';
import { REPOSITORY } from '../helpers/project.ts';

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
    config: join(REPOSITORY, 'deploy/wrangler.jsonc'),
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
  /** The output of `nginx -t`. */
  judgment: string;
}

/** Copies the built site, with a compressed file beside each text, as deploy/README.md says. */
function copySite(site: string): void {
  cpSync(join(REPOSITORY, 'dist'), site, { recursive: true });
  for (const name of builtFiles().filter((file) =>
    /\.(?:html|css|js|svg|txt|xml)$/.test(file),
  )) {
    const file = join(site, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 1 }));
  }
}

interface Ports {
  plain: number;
  secure: number;
}

/** deploy/nginx.conf whole; only its ports and its paths are those of the test. */
function writeConfig(file: string, folder: string, ports: Ports): void {
  const config = readFileSync(join(REPOSITORY, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${String(ports.plain)}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${String(ports.secure)}`)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/[^/]+|\/var\/log\/nginx|\/run(?=\/nginx.pid)/g,
      folder,
    )
    .replaceAll('/srv/easy-open', join(folder, 'site'));
  writeFileSync(file, config);
}

/** Starts nginx with a copy of the built site. @throws when it does not start */
export async function startNginx(): Promise<Nginx> {
  const nginx = need('nginx');
  need('nginx: brotli static');
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-nginx-'));
  // nginx serves as another user than the one who runs the tests.
  chmodSync(folder, 0o755);
  const site = join(folder, 'site/current');
  copySite(site);
  cpSync(join(site, '500.html'), join(folder, 'site/500.html'));
  makeCertificate(folder, DOMAIN);
  const ports = { plain: await freePort(), secure: await freePort() };
  const configFile = join(folder, 'nginx.conf');
  writeConfig(configFile, folder, ports);
  // Returns when it is done: nginx goes to the background once its ports are open.
  const runNginx = (...options: string[]) =>
    spawnSync(
      nginx,
      ['-c', configFile, '-e', `${folder}/error.log`, ...options],
      {
        encoding: 'utf8',
      },
    );
  const judgment = runNginx('-t').stderr;
  if (runNginx().status !== 0)
    throw new Error(`nginx did not start: ${judgment}`);
  const origin = `https://127.0.0.1:${String(ports.secure)}`;
  return {
    origin,
    ask: askHere(origin),
    plainPort: ports.plain,
    askPlain: askHere(`http://127.0.0.1:${String(ports.plain)}`),
    site,
    judgment,
    stop: () => {
      runNginx('-s', 'stop');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
