import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../../helpers/source-files';

/** The lines of a text that are not blank. */
function filledLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function withoutScripts(text: string): string {
  return text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

describe('a page only puts components together, in 30 lines at most', () => {
  test.each(sourceFiles('src/pages', '.astro'))('$path', ({ text }) => {
    expect(filledLines(withoutScripts(text))).toBeLessThanOrEqual(30);
  });
});

describe('an island has 100 lines at most', () => {
  test.each(sourceFiles('src/islands', '.tsx', '.ts'))('$path', ({ text }) => {
    expect(filledLines(text)).toBeLessThanOrEqual(100);
  });
});

describe('a component has 120 lines at most', () => {
  test.each(sourceFiles('src/components', '.astro', '.tsx', '.ts'))('$path', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});
