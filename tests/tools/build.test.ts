import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../helpers/project-copy.ts';
import { startBuild } from '../helpers/start-build.ts';

/** Many times what a build takes on a quiet machine. */
const PATIENCE = 10 * 60_000;

const CACHE = 'node_modules/.astro/assets';

/** Lines that Astro prints while it builds, in their order. */
const MOMENTS = [
  'Building static entrypoints',
  'generating static routes',
  'generating optimized images',
  'sitemap-index.xml',
];

let root: string;

const path = (file: string) => join(root, file);
const page = () => readFileSync(path('dist/index.html'), 'utf8');

/** Expects that dist/ is what was there before any build. */
function expectLastSite(): void {
  expect(readdirSync(path('dist'))).toEqual(['index.html']);
  expect(page()).toBe('last');
}

async function expectBuilt(): Promise<void> {
  const build = startBuild(root);
  expect(await build.ended, build.log()).toBe(0);
  expect(page()).toMatch(/^<!DOCTYPE html>/i);
  expect(readdirSync(path('.build'))).toEqual([]);
}

beforeEach(() => {
  root = copyProject();
  mkdirSync(path('dist'));
  writeFileSync(path('dist/index.html'), 'last');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the last site survives', { timeout: PATIENCE }, () => {
  test('a kill at any moment, and the next build works', async () => {
    for (const moment of MOMENTS) {
      const build = startBuild(root);
      await build.printed(moment);
      await build.kill();
      expectLastSite();
    }
    await expectBuilt();
  });

  test('a kill between the two moves, even if the next build lacks a file', async () => {
    mkdirSync(path('.build'));
    renameSync(path('dist'), path('.build/previous'));
    rmSync(path('src/assets/logo/mark.svg'));
    const build = startBuild(root);
    expect(await build.ended, build.log()).toBe(1);
    expect(build.log()).toContain(`still in ${path('dist')}`);
    expectLastSite();
  });

  test('a site that the gate refuses', async () => {
    writeFileSync(path('public/notes.txt'), 'not for visitors');
    const build = startBuild(root);
    expect(await build.ended, build.log()).toBe(1);
    expect(build.log()).toContain('public/notes.txt would be published');
    expectLastSite();
  });
});

test(
  'a kept picture with a hole in its middle is made anew',
  { timeout: PATIENCE },
  async () => {
    // A cache of its own: other tests use the one of the repository.
    const shared = realpathSync(path(CACHE));
    rmSync(path(CACHE));
    cpSync(shared, path(CACHE), { recursive: true });
    await expectBuilt();
    const name = readdirSync(path('dist/assets')).find((file) =>
      file.endsWith('.webp'),
    );
    const kept = path(`${CACHE}/${String(name)}`);
    const whole = readFileSync(kept);
    const middle = Math.floor(whole.length / 2);
    writeFileSync(kept, Buffer.from(whole).fill(0, middle, middle + 50));
    await expectBuilt();
    const built = readFileSync(path(`dist/assets/${String(name)}`));
    expect(built.equals(whole)).toBe(true);
    expect(readFileSync(kept).equals(whole)).toBe(true);
  },
);
