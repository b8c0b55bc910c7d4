import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { need } from './programs.ts';
import { REPOSITORY } from './project.ts';

/** A server on this machine on which deploy/nginx.sh publishes. */
export interface Server {
  /** All that belongs to it, for anyone to read: nginx serves as another user. */
  folder: string;
  /** The folder of the releases, as /srv/easy-open of a real server. */
  site: string;
  /** Runs deploy/nginx.sh of a project; this one, unless another is named. */
  publish: (command: string, project?: string) => Publication;
  /** Puts a shell script in the place of a program that deploy/nginx.sh starts. */
  replaceProgram: (name: string, script: string) => void;
  remove: () => void;
}

export interface Publication {
  /** The exit code; null when it was killed. */
  code: number | null;
  /** All that it printed. */
  output: string;
}

/**
 * Prepares a server: dist/ counts as built, texts are compressed fast, and nginx, where it runs with
 * its files in the server's folder, is reloaded.
 */
export function prepareServer(): Server {
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-nginx-'));
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const replaceProgram = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, {
      mode: 0o755,
    });
  replaceProgram('npm', 'exit 0');
  replaceProgram('brotli', `exec ${need('brotli')} -q 1 "$@"`);
  replaceProgram(
    'systemctl',
    `test ! -f ${folder}/nginx.pid || kill -HUP "$(cat ${folder}/nginx.pid)"`,
  );
  return {
    folder,
    site,
    publish: (command, project = REPOSITORY) => {
      const { status, stdout, stderr } = spawnSync(
        join(project, 'deploy/nginx.sh'),
        [command],
        {
          encoding: 'utf8',
          env: {
            ...process.env,
            PATH: programs + delimiter + (process.env['PATH'] ?? ''),
            EASY_OPEN_FOLDER: site,
            NGINX_CONF: join(folder, 'nginx.conf'),
          },
        },
      );
      return { code: status, output: stdout + stderr };
    },
    replaceProgram,
    remove: () =>
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
