import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';
import { expect, it } from 'vitest';
import { stylesOf } from '~/build/trim/styles';
import { builtFiles, readText } from '../helpers/built-files.ts';
import { PROJECT } from '../helpers/project.ts';

/** A selector however it is written: minifiers drop quotes, spaces and second colons. */
function plain(selector: string): string {
  return selector
    .replace(/\s*([>+~,()])\s*/g, '$1')
    .replace(/['"]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('::', ':')
    .replaceAll('*:', ':');
}

function selectorsOf(css: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ parent, selectors }) => {
    const { name } = parent as Container & { name?: string };
    if (name !== 'keyframes') for (const selector of selectors) found.add(plain(selector));
  });
  return found;
}

it('each rule of our own reaches a page: the trimming takes none for unused', () => {
  const own = selectorsOf(readFileSync(join(PROJECT, 'src/styles/global.css'), 'utf8'));
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const sheets = new Set(pages.map((page) => stylesOf(readText(page))));
  const shipped = selectorsOf([...sheets].join(''));
  expect(own.size).toBeGreaterThan(90);
  expect([...own.difference(shipped)]).toEqual([]);
});
