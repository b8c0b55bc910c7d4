import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { need } from '../../helpers/programs.ts';
import { PROJECT } from '../../helpers/project.ts';
import { startHost, type Host } from './server.ts';

/** The user of Unix systems that owns no file. */
const NOBODY = 65_534;

export interface CaddyOptions {
  /** Runs it as someone whom the rights of files concern when the tests run as root. */
  asNobody?: boolean;
}

/**
 * Caddy with a copy of deploy/caddy as it stands.
 * @param site the built site, absolute
 */
export async function startCaddy(site: string, options: CaddyOptions = {}): Promise<Host> {
  const command = need('caddy');
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'easy-open-caddy-'));
  chmodSync(home, 0o777);
  cpSync(join(PROJECT, 'deploy/caddy'), join(home, 'caddy'), { recursive: true });
  // Caddy's own door for orders has one port, and tests run side by side.
  const config = join(home, 'caddy/Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(config, 'utf8')}`);
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const env = {
    WWW_ADDRESS: `http://www.easyopen.example:${String(port)}`,
    SITE_ADDRESS: `http://127.0.0.1:${String(port)}`,
    SITE_ROOT: site,
    SITE_ERRORS: join(home, 'caddy/generated'),
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const isRoot = process.getuid?.() === 0;
  const user = options.asNobody === true && isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return startHost({ name: 'Caddy', port, command, args, env, user, folder: home });
}
