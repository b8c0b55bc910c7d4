import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RunningBuild {
  /** All that it has printed. */
  log: () => string;
  /** Resolves once it has printed a text; rejects when it ends before. */
  printed: (text: string) => Promise<void>;
  /** Ends it at once, as a machine that runs out of memory does. */
  kill: () => Promise<void>;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
}

/** Starts `astro build` in a project. */
export function startBuild(root: string): RunningBuild {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    // The test runner's own would give the development build of React.
    env: { ...process.env, NODE_ENV: undefined },
  });
  let log = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return {
    log: () => log,
    ended,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (log.includes(text)) resolve();
        };
        child.stdout.on('data', look);
        child.on('close', () => {
          reject(new Error(`The build never printed "${text}":\n${log}`));
        });
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
