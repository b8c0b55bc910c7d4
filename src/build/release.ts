import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putExportsFirst } from './exports-first.ts';
import { siteProblems } from './gate/check-site.ts';
import { writeHosting } from './hosting/write.ts';
import { trimPages } from './trim/trim-pages.ts';

/**
 * `npm run build`: checks the content, builds into a fresh folder, checks the result and swaps it
 * in whole, so that a mistake never costs the last good `dist/`.
 */
const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const NEXT = '.build/next';
const PREVIOUS = '.build/previous';
const CURRENT = 'dist';

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: path('.') });
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [path('src/build/check-content/main.ts')]);
rmSync(path('.build'), { recursive: true, force: true });
// Forced: Astro would otherwise reuse entries of a content file that has changed its schema.
run(process.execPath, [
  path('node_modules/astro/bin/astro.mjs'),
  'build',
  '--outDir',
  NEXT,
  '--force',
]);
putExportsFirst(path(`${NEXT}/assets`));
const hashes = await trimPages(path(NEXT), readFileSync(path('src/styles/global.css'), 'utf8'));
const problems = await siteProblems(path(NEXT));
if (problems.length > 0) {
  console.error(`\nThe site was built and is not fit to go out:\n  ${problems.join('\n  ')}`);
  console.error('\nThe last good dist/ stays as it was.');
  process.exit(1);
}
writeHosting(path(NEXT), path('deploy'), hashes);
if (existsSync(path(CURRENT))) renameSync(path(CURRENT), path(PREVIOUS));
renameSync(path(NEXT), path(CURRENT));
rmSync(path('.build'), { recursive: true, force: true });
// For the owner to see; what is open never fails a build.
spawnSync(process.execPath, [path('src/build/launch-check/main.ts'), '--count'], {
  stdio: 'inherit',
});
