import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  ANY_PATHS,
  UNREADABLE,
  expectServerError,
  expectUnreadable,
  onCopy,
} from './damaged-site.ts';
import { startCaddy } from './servers/caddy.ts';
import { ask } from './servers/server.ts';

it.each(UNREADABLE)('shows the 500 screen when %s cannot be read', async (path) => {
  // Root reads everything, so the server must be someone else.
  const { host, site } = await onCopy((copy) => startCaddy(copy, { asNobody: true }));
  await expectUnreadable(host, site, path);
});

it('shows the 500 screen everywhere when the site is gone', async () => {
  const { host, site } = await onCopy((copy) => startCaddy(copy));
  rmSync(site, { recursive: true });
  for (const path of ANY_PATHS) await expectServerError(host, path, 500);
});

it('shows the 500 screen when the 404 screen is gone', async () => {
  const { host, site } = await onCopy((copy) => startCaddy(copy));
  rmSync(join(site, '404.html'));
  await expectServerError(host, '/nope', 500);
  expect((await ask(host, '/about')).status).toBe(200);
});
