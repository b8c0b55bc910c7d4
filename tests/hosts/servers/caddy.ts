import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { need } from '../../helpers/programs.ts';
import { PROJECT } from '../../helpers/project.ts';
import { startHost, type Host } from './server.ts';

/**
 * Caddy with deploy/caddy/Caddyfile as it stands.
 * @param site the built site, absolute
 */
export async function startCaddy(site: string): Promise<Host> {
  const program = need('caddy');
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'easy-open-caddy-'));
  const config = join(PROJECT, 'deploy/caddy/Caddyfile');
  return startHost('Caddy', port, program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    SITE_ADDRESS: `http://127.0.0.1:${String(port)}`,
    SITE_ROOT: site,
    CADDY_ADMIN: 'off',
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  });
}
