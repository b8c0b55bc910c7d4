import type * as NodeFs from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEXT, swapIn, undoSwap } from '~/build/swap';

const { failing } = vi.hoisted(() => ({ failing: { to: '' } }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const renameSync = (from: string, to: string) => {
    if (failing.to !== '' && from.includes('next') && to.endsWith(failing.to)) {
      throw new Error('EBUSY: resource busy');
    }
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

/** A page and the headers that belong to it. */
const FILES = ['dist/index.html', 'deploy/nginx/generated/headers.conf'];
let root: string;

function write(folder: string, text: string): void {
  for (const file of FILES) {
    const path = join(root, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function published(): string[] {
  return FILES.map((file) => join(root, file)).map((path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : 'nothing',
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'));
  write('', 'old');
  write(NEXT, 'new');
});

afterEach(() => {
  failing.to = '';
  rmSync(root, { recursive: true, force: true });
});

test('the new pages and their headers take the place of the old, and nothing is left behind', () => {
  swapIn(root);
  expect(published()).toEqual(['new', 'new']);
  expect(existsSync(join(root, '.build'))).toBe(false);
});

test('the first build of all needs no old one', () => {
  for (const folder of ['dist', 'deploy']) rmSync(join(root, folder), { recursive: true });
  swapIn(root);
  expect(published()).toEqual(['new', 'new']);
});

describe.each(['dist', 'deploy/nginx/generated'])('when %s cannot be put in place', (folder) => {
  test('the old pages and headers are there again', () => {
    failing.to = folder;
    expect(() => {
      swapIn(root);
    }).toThrow('EBUSY');
    expect(published()).toEqual(['old', 'old']);
  });

  test('a first build leaves no pages without their headers', () => {
    for (const name of ['dist', 'deploy']) rmSync(join(root, name), { recursive: true });
    failing.to = folder;
    expect(() => {
      swapIn(root);
    }).toThrow('EBUSY');
    expect(published()).toEqual(['nothing', 'nothing']);
  });
});

describe('a build that the machine stopped', () => {
  test('between the two moves of the pages: the old ones are put back', () => {
    rmSync(join(root, 'dist'), { recursive: true });
    write('.build/previous', 'last good');
    rmSync(join(root, '.build/previous/deploy'), { recursive: true });
    undoSwap(root);
    expect(published()).toEqual(['last good', 'old']);
  });

  test('between pages and headers: both are put back', () => {
    write('', 'new');
    write('.build/previous', 'last good');
    undoSwap(root);
    expect(published()).toEqual(['last good', 'last good']);
  });

  test('before or after the swap: nothing changes', () => {
    write('.build/done', 'older');
    undoSwap(root);
    expect(published()).toEqual(['old', 'old']);
  });
});
