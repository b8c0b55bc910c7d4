import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { diskProblem } from '~/integrations/disk-problem';
import { leaveFree, refuseToWrite } from '../../helpers/fake-disk';

const FOLDER = tmpdir();

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
  refuseToWrite(code);
  expect(diskProblem(FOLDER)).toContain(`${FOLDER} ${says}`);
});
