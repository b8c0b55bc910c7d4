import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteDamaged,
  pictureCache,
  recordChecksums,
} from '~/integrations/picture-cache';

let folder: string;

const picture = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'picture-cache-'));
  for (const name of ['a.avif', 'b.webp', 'c.jpg'])
    writeFileSync(picture(name), `${name} `.repeat(100));
  await recordChecksums(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('pictures of a finished build are kept', async () => {
  expect(await deleteDamaged(folder)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('a picture with a hole in its middle is deleted, to be made anew', async () => {
  const bytes = readFileSync(picture('b.webp'));
  writeFileSync(picture('b.webp'), bytes.fill(0, 200, 250));
  expect(await deleteDamaged(folder)).toEqual(['b.webp']);
  expect(readdirSync(folder)).not.toContain('b.webp');
});

test('a picture that was cut is deleted', async () => {
  writeFileSync(picture('a.avif'), '');
  expect(await deleteDamaged(folder)).toEqual(['a.avif']);
});

test('a picture of a build that did not finish is deleted, and nothing that is no picture', async () => {
  writeFileSync(picture('d.jpg'), 'perhaps half of it');
  writeFileSync(picture('d.jpg.part'), 'another build is writing here');
  expect(await deleteDamaged(folder)).toEqual(['d.jpg']);
  expect(readdirSync(folder)).toContain('d.jpg.part');
});

test('damaged checksums cost time, and no picture is trusted', async () => {
  writeFileSync(picture('checksums.json'), '{"a.avif":');
  expect(await deleteDamaged(folder)).toEqual(['a.avif', 'b.webp', 'c.jpg']);
});

test('without a cache there is nothing to delete', async () => {
  expect(await deleteDamaged(picture('missing'))).toEqual([]);
});

test('a build leaves its pictures to the next one, which makes a damaged one anew', async () => {
  const { hooks } = pictureCache();
  const warn = vi.fn();
  // The hooks use no more of what Astro gives them.
  const options = {
    config: { cacheDir: pathToFileURL(`${folder}/`) },
    logger: { warn },
  } as never;
  const build = async () => {
    await hooks['astro:build:start']?.(options);
    await hooks['astro:build:done']?.(options);
  };
  const kept = ['assets/a.avif', 'social-cards/b.jpg'];
  for (const name of kept) {
    mkdirSync(dirname(picture(name)), { recursive: true });
    writeFileSync(picture(name), 'whole');
  }
  await hooks['astro:config:done']?.(options);
  await hooks['astro:build:done']?.(options);
  await build();
  expect(kept.filter((name) => existsSync(picture(name)))).toEqual(kept);
  expect(warn).not.toHaveBeenCalled();
  writeFileSync(picture('social-cards/b.jpg'), 'half');
  await build();
  expect(existsSync(picture('social-cards/b.jpg'))).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
