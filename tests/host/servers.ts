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
import { unstable_startWorker as startWorker } from 'wrangler';
import { makeCertificate } from '../helpers/certificate.ts';
import { freePort } from '../helpers/free-port.ts';
import { need } from '../helpers/programs.ts';
import { REPOSITORY } from '../helpers/project.ts';
import { askAt, type Ask } from './ask.ts';

/** The domain in deploy/nginx.conf. */
export const DOMAIN = 'example.com';

/** A host of the built site, on this machine. */
export interface Host {
  origin: string;
  ask: Ask;
  stop: () => unknown;
}

/** Copies dist/ and deploy/ into a folder of their own, for anyone to read: nginx is another user. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-host-'));
  chmodSync(folder, 0o755);
  for (const part of ['deploy', 'dist'])
    cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
  return folder;
}

const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** Cloudflare's own runtime, offline, with deploy/wrangler.jsonc as it stands. */
export async function startCloudflare(): Promise<Host> {
  const folder = copyProject();
  const server = { hostname: '127.0.0.1', port: 0 };
  const worker = await startWorker({
    config: join(folder, 'deploy/wrangler.jsonc'),
    dev: { server, inspector: false, watch: false, logLevel: 'error' },
  });
  const { origin } = await worker.url;
  const stop = async () => {
    await worker.dispose();
    remove(folder);
  };
  return { origin, ask: askAt(origin, DOMAIN), stop };
}

export interface Nginx extends Host {
  askPlain: Ask;
  /** The live release, a copy of dist/ that a test may damage. */
  site: string;
  /** The folder in the place of WEB_ROOT. */
  webRoot: string;
  /** The output of `nginx -t`. */
  judgment: string;
}

/** The folder where certbot leaves what the certificate's issuer looks for. */
const WEB_ROOT = '/var/www/html';

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

/** deploy/nginx.conf whole; only its ports and its paths are those of the test. */
function writeConfig(folder: string, plainPort: number, securePort: number) {
  const config = readFileSync(join(folder, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${String(plainPort)}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${String(securePort)}`)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/[^/]+|\/var\/log\/nginx|\/run(?=\/nginx.pid)/g,
      folder,
    )
    .replaceAll(WEB_ROOT, join(folder, 'html'))
    .replaceAll('/srv/easy-open', join(folder, 'site'));
  writeFileSync(join(folder, 'nginx.conf'), config);
}

/** Publishes as deploy/README.md says, as a root whose files nobody else may read. */
function publish(folder: string): void {
  const readme = readFileSync(join(folder, 'deploy/README.md'), 'utf8');
  const recipe = /^```sh\n(release=.*?)^```/ms.exec(readme)?.[1] ?? 'false';
  need('rsync');
  const lines = recipe.replaceAll('/srv/easy-open', join(folder, 'site'));
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `umask 077 && chmod -R go= dist && ${lines}`],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Nothing was published: ${stderr}`);
}

/** Starts nginx with the built site. @throws when it does not start */
export async function startNginx(): Promise<Nginx> {
  const nginx = need('nginx');
  const folder = copyProject();
  publish(folder);
  makeCertificate(folder, DOMAIN);
  const ports = [await freePort(), await freePort()] as const;
  writeConfig(folder, ...ports);
  const openssl = join(folder, 'openssl.cnf');
  writeFileSync(openssl, WITH_OLD_TLS);
  // Returns when it is done: nginx goes to the background once its ports are open.
  const runNginx = (...options: string[]) =>
    spawnSync(
      nginx,
      ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, ...options],
      { encoding: 'utf8', env: { ...process.env, OPENSSL_CONF: openssl } },
    );
  const judgment = runNginx('-t').stderr;
  if (runNginx().status !== 0)
    throw new Error(`nginx did not start: ${judgment}`);
  const origin = `https://127.0.0.1:${String(ports[1])}`;
  return {
    origin,
    ask: askAt(origin, DOMAIN),
    askPlain: askAt(`http://127.0.0.1:${String(ports[0])}`, DOMAIN),
    site: join(folder, 'site/current'),
    webRoot: join(folder, 'html'),
    judgment,
    stop: () => {
      runNginx('-s', 'stop');
      remove(folder);
    },
  };
}
