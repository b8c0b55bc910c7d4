import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editContent } from './edit-content.ts';
import { copyProject } from './project-copy.ts';
import { REPOSITORY } from './project.ts';

/** Where the site as after launch is built; PROJECT_ROOT names it to the tests. */
const LAUNCHED = join(REPOSITORY, '.build/launched');
const OVERLAY = join(REPOSITORY, 'tests/fixtures/launched');
const PICTURES = join(OVERLAY, 'pictures');

/** Builds a project by its own `astro build`. @returns the exit code */
function buildSite(root: string): number {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

/**
 * Makes `.build/launched` anew: the project with today's content, edited as its owner may, and over it
 * what a launch changes.
 */
function copyLaunchedProject(): void {
  rmSync(LAUNCHED, { recursive: true, force: true });
  copyProject(LAUNCHED);
  const content = join(LAUNCHED, 'src/content');
  editContent(content);
  // Today's reviews are samples, which a site with a real address may not show.
  rmSync(join(content, 'testimonials'), { recursive: true });
  cpSync(OVERLAY, content, {
    recursive: true,
    filter: (file) => file !== PICTURES,
  });
  cpSync(PICTURES, join(LAUNCHED, 'src/assets/pictures'), { recursive: true });
}

copyLaunchedProject();
process.exitCode = buildSite(LAUNCHED);
