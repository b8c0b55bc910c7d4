import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { PROJECT } from '../../helpers/project.ts';
import { startHost, type Host } from './server.ts';

/** Cloudflare's own runtime, offline, with deploy/cloudflare/wrangler.jsonc as it stands. */
export async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const inspector = await freePort();
  const args = [
    join(PROJECT, 'node_modules/wrangler/bin/wrangler.js'),
    'dev',
    '--config',
    join(PROJECT, 'deploy/cloudflare/wrangler.jsonc'),
    '--ip=127.0.0.1',
    `--port=${String(port)}`,
    `--inspector-port=${String(inspector)}`,
    '--show-interactive-dev-session=false',
  ];
  const env = { CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return startHost({ name: 'Cloudflare', port, command: process.execPath, args, env });
}
