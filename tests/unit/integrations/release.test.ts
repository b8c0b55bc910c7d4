import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { release, replaceSite, restoreSite } from '~/integrations/release';
import { leaveFree } from '../../helpers/fake-disk';

let root: string;
let site: string;
let next: string;
let previous: string;

function makeSite(folder: string, page: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), page);
}

const page = () => readFileSync(join(site, 'index.html'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  site = join(root, 'dist');
  next = join(root, 'next');
  previous = join(root, 'previous');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a new site takes the place of the last one whole, and leaves nothing behind', () => {
  makeSite(site, 'last');
  writeFileSync(join(site, 'gone.html'), 'of the last site only');
  makeSite(next, 'new');
  replaceSite(site, next, previous);
  expect(page()).toBe('new');
  expect(existsSync(join(site, 'gone.html'))).toBe(false);
  expect(existsSync(next) || existsSync(previous)).toBe(false);
});

test('the first site needs no last one', () => {
  makeSite(next, 'new');
  replaceSite(site, next, previous);
  expect(page()).toBe('new');
});

test('a site that cannot be moved leaves the last one in its place', () => {
  makeSite(site, 'last');
  expect(() => {
    replaceSite(site, next, previous);
  }).toThrow(/^The site was built, and could not be moved to its place: /);
  expect(page()).toBe('last');
});

test('a build that was killed between its two moves is undone by the next one', () => {
  makeSite(previous, 'last');
  restoreSite(site, previous);
  expect(page()).toBe('last');
});

test('half of an old site, left by a build that was killed while it cleaned up, is deleted', () => {
  makeSite(site, 'new');
  makeSite(previous, 'half of the last');
  restoreSite(site, previous);
  expect(page()).toBe('new');
  expect(existsSync(previous)).toBe(false);
});

/** Starts a command of Astro in the project, as far as the integration takes part. @returns what it changes */
function start(command: string) {
  const updateConfig = vi.fn();
  const config = {
    root: pathToFileURL(`${root}/`),
    outDir: pathToFileURL(`${site}/`),
  };
  const setUp = release().hooks['astro:config:setup'];
  // The hook uses no more of what Astro gives it.
  void setUp?.({ config, command, updateConfig } as never);
  return updateConfig;
}

test('a build does not start on a full disk, and says so', () => {
  leaveFree(1);
  expect(() => start('build')).toThrow(/ is full: 1\.0 MB are free\./);
  expect(existsSync(join(root, '.build'))).toBe(false);
});

test('a preview serves dist/, also while a disk is full', () => {
  leaveFree(1);
  expect(start('preview')).not.toHaveBeenCalled();
});
