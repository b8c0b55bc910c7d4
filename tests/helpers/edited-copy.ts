import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { PROJECT } from './project.ts';

export interface EditedCopy {
  /** The folder of the copy, absolute. */
  root: string;
  /** Where the server for editing serves it. */
  origin: string;
  /** The text of a file of its content. */
  read: (file: string) => string;
  /** Stops the server and removes the copy. */
  close: () => Promise<void>;
}

/** Serves a copy of the project as `npm run edit` does; the folder counts as a repository. */
export async function serveEditedCopy(): Promise<EditedCopy> {
  const root = copyProject();
  mkdirSync(join(root, '.git'));
  const server = fork(join(PROJECT, 'tests/helpers/dev-server.ts'), {
    cwd: root,
    execArgv: [],
    silent: true,
  });
  const exit = new Promise<void>((resolve) => server.once('exit', () => { resolve(); }));
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const port = await Promise.race([
    new Promise((resolve) => server.once('message', resolve)),
    exit.then(() => Promise.reject(new Error(`The server for editing ended:\n${log}`))),
  ]);
  return {
    root,
    origin: `http://localhost:${String(port)}`,
    read: (file) => readFileSync(join(root, 'src/content', file), 'utf8'),
    close: async () => {
      server.kill();
      await exit;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
