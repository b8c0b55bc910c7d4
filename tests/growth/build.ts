import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from '../helpers/project-copy.ts';
import { REPOSITORY } from '../helpers/project.ts';

/**
 * Builds today's site with one more of everything, at a real address: a service and a town with all they can have
 * and one of each with no more than they must, real reviews, jobs, people, a picture, and all facts of the company.
 * PROJECT_ROOT names the folder to the tests.
 */
const GROWTH = join(REPOSITORY, '.build/growth');

rmSync(GROWTH, { recursive: true, force: true });
copyProject(GROWTH);
const content = join(GROWTH, 'src/content');
const reviews = join(content, 'testimonials');
for (const name of readdirSync(reviews)) {
  const file = join(reviews, name);
  // A real address refuses samples.
  if (/^sample: true$/m.test(readFileSync(file, 'utf8'))) rmSync(file);
}
cpSync(join(import.meta.dirname, 'content'), content, { recursive: true });
const size = { width: 1600, height: 1200 };
await sharp({ create: { ...size, channels: 3, background: 'slategray' } })
  .jpeg()
  .toFile(join(GROWTH, 'src/assets/pictures/one-more.jpg'));

const { status } = spawnSync(
  process.execPath,
  [join(GROWTH, 'node_modules/astro/bin/astro.mjs'), 'build'],
  { cwd: GROWTH, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
