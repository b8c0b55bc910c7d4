import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unstable_startWorker as startWorker } from 'wrangler';
import { makeCertificate } from '../helpers/certificate.ts';
import { freePort } from '../helpers/free-port.ts';
import { need } from '../helpers/programs.ts';
import { REPOSITORY } from '../helpers/project.ts';

/** The domain in deploy/nginx.conf. */
export const DOMAIN = 'example.com';

/** An answer whole. */
export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server by the name of the site, or by the `Host` of the headers, for a path exactly as it is given, unlike
 * `fetch`, which normalizes it. The certificate is the test's own.
 */
const askAt =
  (origin: string) =>
  async (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { protocol, hostname, port } = new URL(origin);
    const { Host: servername = DOMAIN } = headers;
    const request = (protocol === 'https:' ? requestHttps : requestHttp)({
      ...{ hostname, port, path, servername },
      headers: { Host: servername, ...headers },
      rejectUnauthorized: false,
      agent: false,
    }).end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await buffer(answer),
    };
  };

/** Copies dist/ and deploy/ into a folder of their own, for anyone to read: nginx is another user. */
function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-host-'));
  chmodSync(folder, 0o755);
  for (const part of ['deploy', 'dist'])
    cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true });
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, remove };
}

/** Cloudflare's own runtime, offline, with deploy/wrangler.jsonc as it stands. */
export async function startCloudflare() {
  const { folder, remove } = copySite();
  const server = { hostname: '127.0.0.1', port: 0 };
  const worker = await startWorker({
    config: join(folder, 'deploy/wrangler.jsonc'),
    dev: { server, inspector: false, watch: false, logLevel: 'error' },
  });
  const { origin } = await worker.url;
  const stop = async () => {
    await worker.dispose();
    remove();
  };
  return { origin, ask: askAt(origin), stop };
}

/** Publishes as deploy/README.md says, as a root whose files nobody else may read. */
function publish(folder: string): void {
  const readme = readFileSync(join(folder, 'deploy/README.md'), 'utf8');
  const [, recipe = 'false'] = /^```sh\n(release=.*?)^```/ms.exec(readme) ?? [];
  const lines = recipe.replaceAll('/srv/easy-open', join(folder, 'site'));
  need('rsync');
  execFileSync('sh', ['-c', `umask 077 && chmod -R go= dist && ${lines}`], {
    cwd: folder,
  });
}

/** nginx with deploy/nginx.conf whole: only its ports and its paths are those of the test. */
export async function startNginx() {
  const nginx = need('nginx');
  const { folder, remove } = copySite();
  publish(folder);
  makeCertificate(folder, DOMAIN);
  const [plain, secure] = [await freePort(), await freePort()];
  const config = readFileSync(join(folder, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${String(plain)}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${String(secure)}`)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/[^/]+|\/var\/log\/nginx|\/run(?=\/nginx.pid)/g,
      folder,
    )
    .replaceAll('/var/www/html', join(folder, 'html'))
    .replaceAll('/srv/easy-open', join(folder, 'site'));
  writeFileSync(join(folder, 'nginx.conf'), config);
  const files = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`];
  // Returns when it is done: nginx goes to the background once its ports are open.
  const runNginx = (...options: string[]) =>
    spawnSync(nginx, [...files, ...options], { encoding: 'utf8' });
  const judgment = runNginx('-t').stderr;
  if (runNginx().status !== 0)
    throw new Error(`nginx did not start: ${judgment}`);
  const origin = `https://127.0.0.1:${String(secure)}`;
  return {
    origin,
    ask: askAt(origin),
    /** Over http. */
    askPlain: askAt(`http://127.0.0.1:${String(plain)}`),
    /** The live release, a copy of dist/ that a test may damage. */
    site: join(folder, 'site/current'),
    /** Where certbot leaves what the certificate's issuer looks for. */
    webRoot: join(folder, 'html'),
    /** What `nginx -t` says. */
    judgment,
    stop: () => {
      runNginx('-s', 'stop');
      remove();
    },
  };
}
