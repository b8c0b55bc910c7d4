import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_startWorker as startWorker } from 'wrangler';
import { askAt, type Ask } from '../../deploy/check-live/ask.ts';
import { freePort } from '../helpers/free-port.ts';
import { makeCertificate } from '../helpers/certificate.ts';
import { prepareServer, type Server } from '../helpers/nginx-server.ts';
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
  /** The live release, a copy of dist/ that a test may damage. */
  site: string;
  /** The folder in the place of WEB_ROOT. */
  webRoot: string;
  /** The output of `nginx -t`. */
  judgment: string;
}

/** The folder where certbot leaves what the certificate's issuer looks for. */
export const WEB_ROOT = '/var/www/html';

/** Lets OpenSSL speak every version of TLS, so that only nginx.conf refuses some. */
const WITH_OLD_TLS = `
openssl_conf = all
[all]
ssl_conf = tls
[tls]
system_default = any_version
[any_version]
MinProtocol = TLSv1
CipherString = ALL:@SECLEVEL=0
`;

interface Ports {
  plain: number;
  secure: number;
}

/** deploy/nginx.conf whole; only its ports and its paths are those of the test. */
function writeConfig(file: string, { folder, site }: Server, ports: Ports) {
  const config = readFileSync(join(REPOSITORY, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${String(ports.plain)}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${String(ports.secure)}`)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/[^/]+|\/var\/log\/nginx|\/run(?=\/nginx.pid)/g,
      folder,
    )
    .replaceAll(WEB_ROOT, join(folder, 'html'))
    .replaceAll('/srv/easy-open', site);
  writeFileSync(file, config);
}

/** A server with the built site, published by deploy/nginx.sh. @throws when that fails */
function publishBuiltSite(): Server {
  const server = prepareServer();
  const { code, output } = server.publish('release');
  if (code !== 0) throw new Error(`nginx.sh did not publish: ${output}`);
  return server;
}

/** Starts nginx on a server, by default one with the built site. @throws when it does not start */
export async function startNginx(server = publishBuiltSite()): Promise<Nginx> {
  const nginx = need('nginx');
  need('nginx: brotli static');
  const { folder } = server;
  makeCertificate(folder, DOMAIN);
  const ports = { plain: await freePort(), secure: await freePort() };
  const configFile = join(folder, 'nginx.conf');
  writeConfig(configFile, server, ports);
  const openssl = join(folder, 'openssl.cnf');
  writeFileSync(openssl, WITH_OLD_TLS);
  // Returns when it is done: nginx goes to the background once its ports are open.
  const runNginx = (...options: string[]) =>
    spawnSync(
      nginx,
      ['-c', configFile, '-e', `${folder}/error.log`, ...options],
      { encoding: 'utf8', env: { ...process.env, OPENSSL_CONF: openssl } },
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
    site: join(server.site, 'current'),
    webRoot: join(folder, 'html'),
    judgment,
    stop: () => {
      runNginx('-s', 'stop');
      server.remove();
    },
  };
}
