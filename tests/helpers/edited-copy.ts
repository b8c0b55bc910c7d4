import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { REPOSITORY } from './project.ts';

export interface EditedCopy {
  /** The folder of the copy, absolute. */
  root: string;
  /** The address of the development server. */
  origin: string;
  /** Reads a file of its content. */
  read: (file: string) => string;
  /** All that the server has printed. */
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
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exit = once(server, 'exit');
  const failed = exit.then(() => {
    throw new Error(`The development server ended:\n${log}`);
  });
  // The helper dev-server.ts sends the port that it has found.
  const [port] = (await Promise.race([once(server, 'message'), failed])) as [
    number,
  ];
  // From here on the end of the server is no failure.
  failed.catch(() => undefined);
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
