import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildError } from './build-error.ts';
import { takeLock } from './build-lock.ts';
import { diskProblem } from './disk-problem.ts';

/** Where a build makes the site; on the disk of dist/, so that one step moves it there. */
const NEXT = '.build/next/';

/** Where the last site is, for the moment in which the new one takes its place. */
const PREVIOUS = '.build/previous';

const LOCK = '.build/lock';

/** Folders that a build writes to, as far as they exist. */
const WRITTEN = ['.', '.build', '.astro', 'dist', 'node_modules/.astro'];

/** Puts the last site back when a build was killed in the moment in which it had none in place. */
export function restoreSite(site: string, previous: string): void {
  if (!existsSync(site) && existsSync(previous)) renameSync(previous, site);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Moves a new site to the place of the last one.
 * @throws when a folder cannot be moved; the last site is then in its place again
 */
export function replaceSite(
  site: string,
  next: string,
  previous: string,
): void {
  try {
    if (existsSync(site)) renameSync(site, previous);
    renameSync(next, site);
  } catch (error) {
    restoreSite(site, previous);
    throw buildError(
      `The site was built, and could not be moved to its place: ${(error as Error).message}. See whether another program holds files of ${site}, or whether it belongs to another user.`,
    );
  }
  rmSync(previous, { recursive: true, force: true });
}

/** The first problem of the folders of a project that a build writes to; null when there is none. */
function findDiskProblem(root: string): string | null {
  const folders = WRITTEN.map((folder) => join(root, folder));
  const problems = folders
    .filter((folder) => existsSync(folder))
    .map(diskProblem);
  return problems.find((problem) => problem !== null) ?? null;
}

/**
 * Builds beside dist/, and replaces it only when everything has passed: no failure and no kill costs
 * the last good site. The last of the integrations, since those before it check and complete the site.
 */
export function release(): AstroIntegration {
  let root: string;
  let site: string;
  let isReleased = false;

  /** Says what became of the last site, and why when it is the disk: Astro's error seldom tells. */
  const reportFailure = () => {
    const problem = findDiskProblem(root);
    if (problem !== null) console.error(problem);
    if (existsSync(site))
      console.error(`The site that was built last is still in ${site}.`);
    // Half a site must not fill the disk that was too small for it.
    if (problem !== null)
      rmSync(join(root, NEXT), { recursive: true, force: true });
  };
  const endBuild = () => {
    if (!isReleased) reportFailure();
    rmSync(join(root, LOCK), { force: true });
  };

  return {
    name: 'release',
    hooks: {
      'astro:config:setup': ({ config, command, updateConfig }) => {
        if (command !== 'build') return;
        root = fileURLToPath(config.root);
        site = fileURLToPath(config.outDir);
        const problem = findDiskProblem(root) ?? takeLock(join(root, LOCK));
        if (problem !== null) throw buildError(problem);
        process.once('exit', endBuild);
        restoreSite(site, join(root, PREVIOUS));
        updateConfig({ outDir: new URL(NEXT, config.root) });
      },
      'astro:build:done': ({ dir, logger }) => {
        replaceSite(site, fileURLToPath(dir), join(root, PREVIOUS));
        isReleased = true;
        logger.info(`The site is in ${site}`);
      },
    },
  };
}
