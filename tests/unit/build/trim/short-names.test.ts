import { describe, expect, test } from 'vitest';
import {
  classesOf,
  shortNames,
  withShortClasses,
  withShortSelectors,
  wordsOf,
} from '~/build/trim/short-names';

const CSS = String.raw`@font-face{src:url(/a.woff2)}.grid{gap:.5rem}.px-2\.5{padding:0 .625rem}@media (width>=40em){.sm\:flex:hover>.aria-\[current\]\:bold[aria-current]{margin:-.5rem}}.chip:has(.grid){}`;
const NAMES = new Set(['grid', 'px-2.5', 'sm:flex', 'aria-[current]:bold', 'chip', 'div']);

test('the classes of a style sheet, without their escapes', () => {
  expect([...classesOf(CSS)]).toEqual([
    'woff2',
    'grid',
    'px-2.5',
    'sm:flex',
    'aria-[current]:bold',
    'chip',
  ]);
});

test('what a script says in strings, templates and selectors', () => {
  const words = wordsOf('a.className="grid sm:flex";b.closest(`.chip button`);c={d:\'px-2.5\'}');
  expect(words).toEqual(expect.arrayContaining(['grid', 'sm:flex', 'chip', 'px-2.5']));
});

describe('short names', () => {
  const short = shortNames(CSS, NAMES, new Set(['chip']));

  test('are given to what pages hold and nobody else knows', () => {
    expect([...short]).toEqual([
      ['grid', '_a'],
      ['px-2.5', '_b'],
      ['sm:flex', '_c'],
      ['aria-[current]:bold', '_d'],
    ]);
  });

  test('are not given to names that a selector asks for in part', () => {
    const css =
      "[class*='border']{color:red}.border-t{top:0}.hover\\:border-navy{top:0}.flex{top:0}";
    const names = new Set(['border-t', 'hover:border-navy', 'flex']);
    expect([...shortNames(css, names, new Set()).keys()]).toEqual(['flex']);
  });

  test('all differ', () => {
    const names = Array.from({ length: 800 }, (_, index) => `name-${String(index)}`);
    const css = names.map((name) => `.${name}{top:0}`).join('');
    const many = shortNames(css, new Set(names), new Set());
    expect(new Set(many.values()).size).toBe(800);
    expect([many.get('name-25'), many.get('name-26'), many.get('name-702')]).toEqual([
      '_z',
      '_aa',
      '_aaa',
    ]);
  });

  test('stand in the selectors; numbers, addresses and other names stay', () => {
    expect(withShortSelectors(CSS, short)).toBe(
      '@font-face{src:url(/a.woff2)}._a{gap:.5rem}._b{padding:0 .625rem}@media (width>=40em){._c:hover>._d[aria-current]{margin:-.5rem}}.chip:has(._a){}',
    );
  });

  test('stand in the tags, beside names that no rule knows; style and text stay', () => {
    const page = '<style>.grid{}</style><p id="grid" class="grid chip sm:flex other">grid</p>';
    expect(withShortClasses(page, short)).toBe(
      '<style>.grid{}</style><p id="grid" class="_a chip _c other">grid</p>',
    );
  });
});
