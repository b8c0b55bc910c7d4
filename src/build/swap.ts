import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a build makes what it releases, with the same folders as the project itself. */
export const NEXT = '.build/next';
const PREVIOUS = '.build/previous';
const DONE = '.build/done';

/** What is replaced together: the pages, and the headers that belong to them. */
const RELEASED = ['dist', 'deploy/*/generated'];

/**
 * Puts the last good build back where a swap has ended halfway, by a failure or with the machine.
 * @param root the root of the project, absolute
 */
export function undoSwap(root: string): void {
  for (const folder of globSync(RELEASED, { cwd: join(root, PREVIOUS) })) {
    rmSync(join(root, folder), { recursive: true, force: true });
    renameSync(join(root, PREVIOUS, folder), join(root, folder));
  }
}

/**
 * Releases what lies in `.build/next`: all of it, or nothing.
 * @param root the root of the project, absolute
 * @throws when a folder cannot be moved; the last good build is then in its place again
 */
export function swapIn(root: string): void {
  const released: string[] = [];
  try {
    for (const folder of globSync(RELEASED, { cwd: join(root, NEXT) })) {
      const [next, previous] = [join(root, NEXT, folder), join(root, PREVIOUS, folder)];
      const current = join(root, folder);
      mkdirSync(dirname(previous), { recursive: true });
      mkdirSync(dirname(current), { recursive: true });
      if (existsSync(current)) renameSync(current, previous);
      renameSync(next, current);
      released.push(current);
    }
  } catch (error) {
    for (const folder of released) rmSync(folder, { recursive: true, force: true });
    undoSwap(root);
    throw error;
  }
  // From here on nothing is put back, not even if the machine stops while the old build is deleted.
  if (existsSync(join(root, PREVIOUS))) renameSync(join(root, PREVIOUS), join(root, DONE));
  rmSync(join(root, '.build'), { recursive: true, force: true });
}
