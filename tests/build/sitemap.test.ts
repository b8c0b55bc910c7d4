import { describe, expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { INDEXED_PATHS } from '../helpers/site-paths.ts';
import { ORIGIN } from '../helpers/specification.ts';

function locations(file: string): string[] {
  return [...readText(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

describe('sitemap', () => {
  it('is named by the index', () => {
    expect(locations('sitemap-index.xml')).toEqual([`${ORIGIN}/sitemap-0.xml`]);
  });

  it('holds exactly the 180 canonicals, each once', () => {
    const canonicals = INDEXED_PATHS.map((path) => ORIGIN + path);
    const listed = locations('sitemap-0.xml');
    expect(listed).toHaveLength(INDEXED_PATHS.length);
    expect([...listed].sort()).toEqual(canonicals.sort());
  });
});
