import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteDamaged, recordChecksums } from '~/integrations/picture-cache';

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
