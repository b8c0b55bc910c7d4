import { rmSync } from 'node:fs';
import { it } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import {
  ANY_PATHS,
  UNREADABLE,
  expectServerError,
  expectUnreadable,
  onCopy,
} from './damaged-site.ts';
import { startNginx } from './servers/nginx.ts';

it('shows the 500 screen when a server behind it does not answer', async () => {
  const dead = await freePort();
  const extra = `location /behind { proxy_pass http://127.0.0.1:${String(dead)}; }`;
  const { host } = await onCopy((site) => startNginx(site, { extra }));
  await expectServerError(host, '/behind', 502);
});

it.each(UNREADABLE)('shows the 500 screen when %s cannot be read', async (path) => {
  // Root reads everything, so the workers must be someone else.
  const { host, site } = await onCopy((copy) => startNginx(copy, { user: 'www-data' }));
  await expectUnreadable(host, site, path);
});

it('shows the 500 screen everywhere when the site is gone', async () => {
  const { host, site } = await onCopy(startNginx);
  rmSync(site, { recursive: true });
  for (const path of ANY_PATHS) await expectServerError(host, path, 500);
});
