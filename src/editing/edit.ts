import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ASTRO = fileURLToPath(
  new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url),
);

/**
 * The address of the forms on the development server that is running.
 * @param status what `astro dev status` has printed
 * @returns undefined when none is running
 */
export function formsAddress(status: string): string | undefined {
  const server = /running at (https?:\/\/[^\s/]+)/.exec(status)?.[1];
  return server === undefined ? undefined : `${server}/edit`;
}

/**
 * The first half of `npm run edit`: Astro refuses to start a second server, so the forms of a running one
 * are named. Exits with 1 when a server must be started.
 */
if (import.meta.main) {
  const { stdout } = spawnSync(process.execPath, [ASTRO, 'dev', 'status'], {
    encoding: 'utf8',
  });
  const address = formsAddress(stdout);
  if (address === undefined) process.exitCode = 1;
  else console.log(`The site is being served already. Its forms: ${address}`);
}
