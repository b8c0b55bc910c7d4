import { describe, expect, it } from 'vitest';
import { PAGE_BUDGET, brotliSize, sizeProblems } from '../../src/build/gate/page-size.ts';
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

/** With more than fit, the gate would let their lists grow. */
const FEW_TOWNS = 0;

/** The path whose page has the most text: near enough to the heaviest, and found at once. */
function longest(paths: readonly string[]): string {
  const lengths = new Map(paths.map((path) => [path, readText(fileOf(path)).length]));
  return [...lengths].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

describe('size of pages', () => {
  it(`is at most ${String(PAGE_BUDGET)} bytes after Brotli`, async () => {
    const paths = KINDS.flatMap(([, ofKind]) => ofKind);
    expect(paths).toHaveLength(INDEXED_PATHS.length + ERROR_PATHS.length);
    const judge = (path: string) => sizeProblems(fileOf(path), readText(fileOf(path)), FEW_TOWNS);
    expect((await Promise.all(paths.map(judge))).flat()).toEqual([]);
  });

  it('is printed for a long page of each kind', () => {
    const table = KINDS.map(([kind, paths]) => {
      const path = longest(paths);
      return { kind, pages: paths.length, path, bytes: brotliSize(readText(fileOf(path))) };
    });
    console.table(table);
    for (const { path, bytes } of table) expect(bytes, path).toBeLessThanOrEqual(PAGE_BUDGET);
  });

  it('holds at most 2.5 kB of scripts of its own, and some', () => {
    const wrong = faults(screens(), ({ html }) => {
      const bytes = inlineScriptBytes(html);
      return bytes > 200 && bytes <= INLINE_SCRIPT_BUDGET ? [] : [String(bytes)];
    });
    expect(wrong).toEqual([]);
  });
});
