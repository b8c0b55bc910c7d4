import { describe, expect, it } from 'vitest';
import { PAGE_BUDGET, brotliSize } from '../../src/build/gate/page-size.ts';
import { readText } from '../helpers/built-files.ts';
import { faults, screens } from '../helpers/built-pages.ts';
import { INLINE_SCRIPT_BUDGET, inlineScriptBytes } from '../helpers/inline-scripts.ts';
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
  INDEXED_PATHS,
} from '../helpers/site-paths.ts';

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

interface Measured {
  path: string;
  bytes: number;
}

function measure(path: string): Measured {
  return { path, bytes: brotliSize(readText(fileOf(path))) };
}

const bySize = (one: Measured, other: Measured): number => other.bytes - one.bytes;

describe('size of pages', () => {
  it(`is at most ${String(PAGE_BUDGET)} bytes after Brotli`, () => {
    const largest: { kind: string; pages: number; largest: string; bytes: number }[] = [];
    const tooLarge: string[] = [];
    for (const [kind, paths] of KINDS) {
      const measured = paths.map(measure).sort(bySize);
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
    expect(largest.reduce((sum, { pages }) => sum + pages, 0)).toBe(
      INDEXED_PATHS.length + ERROR_PATHS.length,
    );
    expect(tooLarge).toEqual([]);
  });

  it('holds at most 2.5 kB of scripts of its own, and some', () => {
    const wrong = faults(screens(), ({ html }) => {
      const bytes = inlineScriptBytes(html);
      return bytes > 200 && bytes <= INLINE_SCRIPT_BUDGET ? [] : [String(bytes)];
    });
    expect(wrong).toEqual([]);
  });
});
