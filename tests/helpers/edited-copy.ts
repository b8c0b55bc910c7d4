import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { REPOSITORY } from './project.ts';

export interface EditedCopy {
  /** The folder of the copy, absolute. */
  root: string;
  /** Where the server for editing serves it. */
  origin: string;
  /** The text of a file of its content. */
  read: (file: string) => string;
  /** What the server has printed. */
  log: () => string;
  /** Stops the server and removes the copy. */
  close: () => Promise<void>;
}

/** Serves a copy of the project as `npm run edit` does; the folder counts as a repository. */
export async function serveEditedCopy(): Promise<EditedCopy> {
  const root = copyProject();
  mkdirSync(join(root, '.git'));
  const server = fork(join(REPOSITORY, 'tests/helpers/dev-server.ts'), {
    cwd: root,
    execArgv: [],
    silent: true,
  });
  const exit = once(server, 'exit');
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = exit.then(() => Promise.reject(new Error(`The server for editing ended:\n${log}`)));
  const [port] = (await Promise.race([once(server, 'message'), ended])) as [number];
  ended.catch(() => undefined);
  return {
    root,
    origin: `http://localhost:${String(port)}`,
    read: (file) => readFileSync(join(root, 'src/content', file), 'utf8'),
    log: () => log,
    close: async () => {
      server.kill();
      await exit;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
