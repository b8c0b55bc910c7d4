import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { need } from '../../helpers/programs.ts';
import { PROJECT } from '../../helpers/project.ts';
import { startHost, type Host } from './server.ts';

/** What a test adds around deploy/nginx: a main file of its own, loopback and no log. */
export interface NginxOptions {
  /** Before everything else, such as more modules. */
  modules?: string;
  /** Whom the workers run as when the tests run as root. */
  user?: string;
  /** Inside the server, after the site's own lines. */
  extra?: string;
  /** The level of http, for a benchmark of other settings. */
  http?: string;
}

/** A folder with a copy of deploy/nginx, as it lies in /etc/nginx. */
export function copyOfConfiguration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-nginx-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'tmp'));
  cpSync(join(PROJECT, 'deploy/nginx'), join(folder, 'easy-open'), { recursive: true });
  return folder;
}

/**
 * Writes the main file of nginx.
 * @param http what stands at the level of http
 * @returns what nginx must be called with to read it
 */
export function writeMain(folder: string, http: string, options: NginxOptions = {}): string[] {
  const main = join(folder, 'nginx.conf');
  // Anyone else cannot choose, and is warned for trying.
  const user = process.getuid?.() === 0 ? `user ${options.user ?? 'root'};` : '';
  writeFileSync(
    main,
    `load_module ${need('nginx: brotli static')};
${options.modules ?? ''}
daemon off;
${user}
pid ${folder}/nginx.pid;
error_log stderr crit;
worker_processes 2;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/tmp;
  ${http}
}
`,
  );
  return ['-p', folder, '-c', main, '-e', 'stderr'];
}

/**
 * nginx with deploy/nginx as it stands, in a server of its own without TLS.
 * @param site the built site, absolute
 */
export async function startNginx(site: string, options: NginxOptions = {}): Promise<Host> {
  const command = need('nginx');
  const port = await freePort();
  const folder = copyOfConfiguration();
  const http = `${options.http ?? ''}
  include easy-open/maps.conf;
  server {
    listen 127.0.0.1:${String(port)};
    root ${site};
    set $easy_open_errors ${folder}/easy-open/generated;
    include easy-open/site.conf;
    ${options.extra ?? ''}
  }`;
  const args = writeMain(folder, http, options);
  return startHost({ name: 'nginx', port, command, args, folder });
}
