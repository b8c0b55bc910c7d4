import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../../src/build/compress.ts';
import { PROJECT } from '../../helpers/project.ts';
import { startCaddy } from './caddy.ts';
import { startCloudflare } from './cloudflare.ts';
import { startNginx } from './nginx.ts';
import type { Host } from './server.ts';

/** Brotli's quality where only the presence of the files matters. */
const QUICK = 1;

/** A copy of the built site with `.br` and `.gz` files, as it lies on a server of one's own. */
export async function compressedCopy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-site-'));
  cpSync(join(PROJECT, 'dist'), folder, { recursive: true });
  await compressSite(folder, QUICK);
  return folder;
}

/**
 * All three servers, started; `stop` ends them and removes the copy.
 * @throws when one does not start, after the others have ended
 */
export async function startAll(): Promise<{ hosts: Host[]; stop: () => Promise<void> }> {
  const site = await compressedCopy();
  const starts = await Promise.allSettled([startCloudflare(), startNginx(site), startCaddy(site)]);
  const hosts = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    rmSync(site, { recursive: true, force: true });
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed === undefined) return { hosts, stop };
  await stop();
  throw new Error('Not all servers started', { cause: failed.reason });
}
