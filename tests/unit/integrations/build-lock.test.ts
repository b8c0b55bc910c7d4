import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '~/integrations/build-lock';

let root: string;
let lock: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-lock-'));
  lock = join(root, 'lock');
});

afterEach(() => rmSync(root, { recursive: true }));

const holder = () => readFileSync(lock, 'utf8');

test('the first build takes the lock, and makes the folder for it', () => {
  lock = join(root, '.build/lock');
  expect(takeLock(lock)).toBeNull();
  expect(holder()).toBe(String(process.pid));
});

test('a second build learns which process is building, and since when', () => {
  writeFileSync(lock, String(process.ppid));
  expect(takeLock(lock)).toMatch(
    new RegExp(
      `^Another build of this folder is running \\(process ${String(process.ppid)}, since \\d.*\\)\\. Wait until it has ended`,
    ),
  );
  expect(holder()).toBe(String(process.ppid));
});

test.each([
  ['of a process that was killed', '99999999'],
  ['of a process that had the same number', String(process.pid)],
  ['that was cut short', ''],
  ['that holds no number', 'x'],
])('a lock %s stops no build', (_what, content) => {
  writeFileSync(lock, content);
  expect(takeLock(lock)).toBeNull();
  expect(holder()).toBe(String(process.pid));
});
