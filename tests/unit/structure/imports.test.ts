import { describe, expect, test } from 'vitest';
import { importsOf, mayImport } from '../../helpers/imports';
import { sourceFiles } from '../../helpers/source-files';

const files = sourceFiles('src', '.ts', '.tsx', '.astro').filter(
  ({ path }) => path !== 'src/env.d.ts',
);
const imports = files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));

test('no file imports against the direction schemas → lib → components → layouts → pages', () => {
  const wrong = imports.filter(({ from, to }) => !mayImport(from, to));
  expect(wrong).toEqual([]);
});

test('only src/lib/content and the collections ask Astro for content', () => {
  const asking = imports.filter(({ to }) => to === 'astro:content').map(({ from }) => from);
  expect(asking).toContain('src/content.config.ts');
  const others = asking.filter(
    (from) => !from.startsWith('src/lib/content/') && from !== 'src/content.config.ts',
  );
  expect(others).toEqual([]);
});

describe('the rule itself', () => {
  test.each([
    ['src/schemas/area.ts', 'src/lib/urls'],
    ['src/lib/urls.ts', 'src/components/ui/button'],
    ['src/lib/urls.ts', 'src/assets/icons/panel.svg'],
    ['src/components/ui/Icon.astro', 'src/layouts/Page.astro'],
    ['src/islands/AllAreas.tsx', 'src/layouts/Page.astro'],
    ['src/layouts/Page.astro', 'src/pages/index.astro'],
    ['src/pages/about.astro', 'src/pages/index.astro'],
    ['src/pages/about.astro', 'src/build/site-url'],
    ['src/components/ui/Icon.astro', 'tailwind.config.cjs'],
  ])('forbids %s to import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  test.each([
    ["import { a } from '~/lib/urls';", 'src/lib/urls'],
    ["import type { A } from '../urls.ts';", 'src/lib/urls.ts'],
    ["import '~/styles/global.css';", 'src/styles/global.css'],
    ["const a = await import('./b');", 'src/lib/geo/b'],
    ["import.meta.glob<{ a: B }>('../../assets/pictures/*', {", 'src/assets/pictures/*'],
    ["} from 'react';", 'react'],
  ])('reads %s', (text, to) => {
    expect(importsOf({ path: 'src/lib/geo/a.ts', text })).toEqual([to]);
  });
});
