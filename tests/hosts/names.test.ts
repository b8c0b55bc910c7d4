import { request } from 'node:https';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { PROJECT } from '../helpers/project.ts';
import { startCaddy } from './servers/caddy.ts';
import { startNginxTls, type TlsHost } from './servers/nginx-tls.ts';
import { ask, type Answer } from './servers/server.ts';
import { whenDone } from './when-done.ts';

const SITE = join(PROJECT, 'dist');
const NAME = 'easyopen.example';
const WWW = `www.${NAME}`;
const HELD = 'max-age=31536000; includeSubDomains; preload';

describe('nginx with its whole configuration', () => {
  const end = whenDone();
  let nginx: TlsHost;
  beforeAll(async () => {
    nginx = await startNginxTls(SITE);
    end(nginx.host.stop);
  });

  /** Asks over TLS with one name in the handshake and maybe another in the request. */
  const askTls = (path: string, name: string, requested = name) =>
    new Promise<Answer>((resolve, reject) => {
      const where = { host: '127.0.0.1', port: nginx.port, servername: name, agent: false };
      const options = { ...where, path, ca: nginx.certificate, headers: { Host: requested } };
      request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({
            status,
            location: headers.location ?? '',
            headers,
            body: Buffer.concat(parts),
          });
        });
      })
        .on('error', reject)
        .end();
    });

  it('has no mistake and no warning', () => {
    expect(nginx.judgment).toContain('test is successful');
    // nginx 1.25 has another way to say `http2`, which 1.22 does not know.
    expect(nginx.judgment).not.toMatch(/\[warn\](?!.*http2" directive is deprecated)/);
  });

  it('shows the site at its name', async () => {
    const { status, body, headers } = await askTls('/about', NAME);
    expect(status).toBe(200);
    expect(body.equals(readBytes('about.html'))).toBe(true);
    expect(headers['strict-transport-security']).toBe(HELD);
  });

  it('leads from www to the site, to the same page, over HTTPS', async () => {
    const { status, location, headers } = await askTls('/services/nope?a=1', WWW);
    expect([status, location]).toEqual([301, `https://${NAME}/services/nope?a=1`]);
    expect(headers['strict-transport-security']).toBe(HELD);
    expect(headers.server).toBe('nginx');
  });

  it.each([NAME, WWW])('leads from HTTP at %s to HTTPS', async (name) => {
    const { status, location } = await ask(nginx.host, '/about?a=1', { Host: name });
    expect([status, location]).toEqual([301, `https://${NAME}/about?a=1`]);
  });

  it.each(['stranger.example', 'mail.easyopen.example', ''])(
    'refuses the name "%s" in the handshake',
    async (name) => {
      await expect(askTls('/', name, NAME)).rejects.toThrow(/unrecognized[ _]name/i);
    },
  );

  it('gives no answer to another name in the request', async () => {
    await expect(askTls('/', NAME, 'stranger.example')).rejects.toThrow(
      /socket hang up|ECONNRESET/,
    );
  });
});

it('Caddy leads from www to the site, to the same page', async () => {
  const caddy = await startCaddy(SITE);
  const headers = { Host: `${WWW}:${String(caddy.port)}` };
  onTestFinished(caddy.stop);
  const answer = await ask(caddy, '/services/nope?a=1', headers);
  expect([answer.status, answer.location]).toEqual([301, `https://${NAME}/services/nope?a=1`]);
  expect(answer.headers['strict-transport-security']).toBe(HELD);
});
