import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { diskProblem } from '~/integrations/disk-problem';

const FOLDER = tmpdir();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Lets a disk have so many free megabytes. */
function leaveFree(megabytes: number): void {
  const bsize = 4096;
  const bavail = (megabytes * 1024 * 1024) / bsize;
  const { statfsSync } = fs;
  vi.spyOn(fs, 'statfsSync').mockImplementation((path) =>
    Object.assign(statfsSync(path), { bavail, bsize }),
  );
  syncBuiltinESMExports();
}

/** Lets the system refuse to write. */
function refuse(code: string): void {
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  });
  syncBuiltinESMExports();
}

test('a folder with room that may be written has no problem', () => {
  leaveFree(500);
  expect(diskProblem(FOLDER)).toBeNull();
});

test('a full disk is called full, with what is free', () => {
  leaveFree(1.5);
  expect(diskProblem(FOLDER)).toBe(
    `The disk of ${FOLDER} is full: 1.5 MB are free. Delete what is not needed there, then build again.`,
  );
});

test.each([
  ['EROFS', 'is on a disk that is read-only.'],
  ['EACCES', 'belongs to another user, and you may not write there.'],
  ['EIO', 'cannot be written: EIO: refused.'],
])('%s is explained', (code, says) => {
  refuse(code);
  expect(diskProblem(FOLDER)).toContain(`${FOLDER} ${says}`);
});
