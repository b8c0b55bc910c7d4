import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import {
  ABOUT,
  AREAS_LIST,
  AREA_PATHS,
  CONTACT,
  ERROR_PATHS,
  HOME,
  PAIR_PATHS,
  SERVICES_LIST,
  SERVICE_PATHS,
  fileOf,
} from '../helpers/site-paths.ts';

/** Bytes of a page's HTML, styles included, after Brotli at its best. */
const PAGE_BUDGET = 14_600;

const KINDS: [kind: string, paths: readonly string[]][] = [
  ['home', [HOME]],
  ['services list', [SERVICES_LIST]],
  ['service', SERVICE_PATHS],
  ['service in a town', PAIR_PATHS],
  ['service areas list', [AREAS_LIST]],
  ['area', AREA_PATHS],
  ['about', [ABOUT]],
  ['contact', [CONTACT]],
  ['error', ERROR_PATHS],
];

const compress = promisify(brotliCompress);

interface Measured {
  path: string;
  bytes: number;
}

async function measure(path: string): Promise<Measured> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY };
  return { path, bytes: (await compress(readBytes(fileOf(path)), { params })).length };
}

const bySize = (one: Measured, other: Measured): number => other.bytes - one.bytes;

describe('size of pages', () => {
  it(`is at most ${String(PAGE_BUDGET)} bytes after Brotli`, { timeout: 60_000 }, async () => {
    const largest: { kind: string; pages: number; largest: string; bytes: number }[] = [];
    const tooLarge: string[] = [];
    for (const [kind, paths] of KINDS) {
      const measured = (await Promise.all(paths.map(measure))).sort(bySize);
      const [top = { path: '', bytes: Infinity }] = measured;
      largest.push({ kind, pages: paths.length, largest: top.path, bytes: top.bytes });
      tooLarge.push(
        ...measured
          .filter(({ bytes }) => bytes > PAGE_BUDGET)
          .map(({ path, bytes }) => `${path}: ${String(bytes)}`),
      );
    }
    console.table(largest);
    console.log('largest page:', largest.sort((one, other) => other.bytes - one.bytes)[0]);
    expect(largest.reduce((sum, { pages }) => sum + pages, 0)).toBe(184);
    expect(tooLarge).toEqual([]);
  });
});
