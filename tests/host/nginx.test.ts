import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { REPOSITORY } from '../helpers/project.ts';
import { DOMAIN, startNginx } from './servers.ts';

/** What a server of one's own must do beyond its answers: names, certificates, faults. */

const WWW = `www.${DOMAIN}`;
const nginx = await startNginx();
const { ask, askPlain } = nginx;
afterAll(nginx.stop);

it('finds no mistake in its configuration', () => {
  expect(nginx.judgment).toContain('test is successful');
  // nginx 1.25 has another way to say `http2`, which 1.22 does not know.
  expect(nginx.judgment).not.toMatch(
    /\[warn\](?!.*http2" directive is deprecated)/,
  );
});

// The test machine may have no IPv6, so nginx is started without it.
it('listens to IPv6 wherever it listens to IPv4', () => {
  const config = readFileSync(join(REPOSITORY, 'deploy/nginx.conf'), 'utf8');
  const over4 = config.match(/(?<=listen )\d.*;/g);
  expect(config.match(/(?<=listen \[::\]:).*;/g)).toEqual(over4);
});

it('leads from http and from www to the one address, to the same page', async () => {
  for (const answer of [
    await askPlain('/about?a=1'),
    await askPlain('/about?a=1', { Host: WWW }),
    await ask('/about?a=1', { Host: WWW }),
  ])
    expect(answer).toMatchObject({
      status: 301,
      headers: { location: `https://${DOMAIN}/about?a=1` },
    });
});

it('lets the issuer of the certificate look for its proof over http', async () => {
  const folder = '.well-known/acme-challenge';
  mkdirSync(join(nginx.webRoot, folder), { recursive: true });
  writeFileSync(join(nginx.webRoot, folder, 'proof'), 'mine');
  expect(String((await askPlain(`/${folder}/proof`)).body)).toBe('mine');
  expect((await askPlain(`/${folder}/other`)).status).toBe(404);
});

it.each(['stranger.example', `mail.${DOMAIN}`])(
  'gives no answer to %s',
  async (Host) => {
    await expect(ask('/', { Host })).rejects.toThrow(/unrecognized[ _]name/i);
    await expect(askPlain('/', { Host })).rejects.toThrow(
      /socket hang up|ECONNRESET/,
    );
  },
);

it('shows the 500 screen when a file cannot be read, and everywhere when the site is gone', async () => {
  const expectServerError = async (path: string) => {
    const { status, body, headers } = await ask(path);
    expect(status, path).toBe(500);
    expect(body.equals(readBytes('500.html'))).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  };
  chmodSync(join(nginx.site, 'about.html'), 0o000);
  await expectServerError('/about');
  expect((await ask('/contact')).status).toBe(200);
  rmSync(nginx.site, { recursive: true });
  for (const path of ['/', '/contact', '/services/nope', '/robots.txt'])
    await expectServerError(path);
});
