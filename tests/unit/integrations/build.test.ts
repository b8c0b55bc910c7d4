import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject } from '../../helpers/project-copy';
import { startBuild } from '../../helpers/start-build';

let root: string;

beforeEach(() => {
  root = copyProject();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'last');
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds, and expects that it ends with code 1 before anything was written. @returns what it printed */
async function expectRefused(): Promise<string> {
  const build = startBuild(root);
  expect(await build.ended, build.log()).toBe(1);
  expect(existsSync(join(root, '.build/next'))).toBe(false);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('last');
  return build.log();
}

test('`astro build` stops at a mistake of the content, such as a made-up number for a real address', async () => {
  const business = join(root, 'src/content/business.yml');
  const text = readFileSync(business, 'utf8')
    .replace(/^siteUrl: .*$/m, 'siteUrl: https://easyopengarage.com')
    .replace(/^phone: .*$/m, 'phone: (201) 555-0142');
  writeFileSync(business, text);
  const log = await expectRefused();
  expect(log).toMatch(/src\/content\/business\.yml.*phone/s);
  expect(log).toContain('Nothing was built.');
});

test('a second `astro build` in the same folder stops with one sentence', async () => {
  mkdirSync(join(root, '.build'));
  writeFileSync(join(root, '.build/lock'), String(process.pid));
  const log = await expectRefused();
  expect(log).toContain('Another build of this folder is running (process ');
  expect(log).not.toContain('Stack trace');
});
