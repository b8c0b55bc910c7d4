import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putExportsFirst } from './exports-first.ts';
import { siteProblems } from './gate/check-site.ts';
import { writeHosting } from './hosting/write.ts';
import { siteUrl } from './site-url.ts';
import { NEXT, swapIn, undoSwap } from './swap.ts';
import { trimPages } from './trim/trim-pages.ts';

/**
 * `npm run build`: checks the content, builds into a fresh folder, checks the result and swaps it
 * in whole, so that a mistake never costs the last good `dist/`.
 */

// Astro keeps what is set: a build under another name for it, such as a test runner's, would publish
// the development build of React and forgive mistakes.
process.env['NODE_ENV'] = 'production';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const SITE = `${NEXT}/dist`;
const KEPT = 'The last good dist/ stays as it was.';

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: path('.') });
  if (status !== 0) process.exit(status ?? 1);
}

function stop(...lines: string[]): never {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}

function checkAddress(): void {
  try {
    siteUrl();
  } catch (error) {
    stop((error as Error).message, 'Nothing was built.');
  }
}

function publish(): void {
  try {
    swapIn(path('.'));
  } catch (error) {
    const advice = 'Look whether another program holds files of dist/ or deploy/.';
    stop(`The new build could not be put in place: ${(error as Error).message}`, advice, KEPT);
  }
}

undoSwap(path('.'));
run(process.execPath, [path('src/build/check-content/main.ts')]);
checkAddress();
rmSync(path('.build'), { recursive: true, force: true });
// Forced: Astro would otherwise reuse entries of a content file that has changed its schema.
run(process.execPath, [
  path('node_modules/astro/bin/astro.mjs'),
  'build',
  '--outDir',
  SITE,
  '--force',
]);
putExportsFirst(path(`${SITE}/assets`));
const hashes = await trimPages(path(SITE), readFileSync(path('src/styles/global.css'), 'utf8'));
const problems = await siteProblems(path(SITE));
if (problems.length > 0) {
  const list = problems.map((problem) => `  ${problem}`);
  stop('The site was built and is not fit to go out:', ...list, '', KEPT);
}
writeHosting(path(SITE), path(`${NEXT}/deploy`), hashes);
publish();
// For the owner to see; what is open never fails a build.
spawnSync(process.execPath, [path('src/build/launch-check/main.ts'), '--count'], {
  stdio: 'inherit',
});
