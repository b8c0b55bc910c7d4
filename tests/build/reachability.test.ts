import { describe, expect, it } from 'vitest';
import { linksIn } from '../helpers/elements.ts';
import { indexedPages } from '../helpers/built-pages.ts';
import { mainOf } from '../helpers/regions.ts';
import { HOME, INDEXED_PATHS, FIRST_LEVEL_PATHS } from '../helpers/site-paths.ts';

const CLICKS = 3;

const pages = indexedPages();
const pathsOf = (hrefs: { href: string }[]): string[] =>
  hrefs.map(({ href }) => href.split('#')[0] ?? '');
const linksOf = new Map(pages.map((page) => [page.path, pathsOf(linksIn(page.root))]));

/** How many clicks each page is away from the home page. */
function distances(): Map<string, number> {
  const found = new Map([[HOME, 0]]);
  for (const [path, clicks] of found) {
    for (const next of linksOf.get(path) ?? []) {
      if (linksOf.has(next) && !found.has(next)) found.set(next, clicks + 1);
    }
  }
  return found;
}

describe('reachability', () => {
  it(`brings a visitor from the home page to every page in ${String(CLICKS)} clicks`, () => {
    const reached = distances();
    const far = INDEXED_PATHS.filter((path) => (reached.get(path) ?? Infinity) > CLICKS);
    expect(far).toEqual([]);
  });

  it('leaves no page without a link from another page', () => {
    const linked = new Set(
      pages.flatMap(({ path }) => (linksOf.get(path) ?? []).filter((href) => href !== path)),
    );
    expect(INDEXED_PATHS.filter((path) => !linked.has(path))).toEqual([]);
  });

  it('gives every service page and town page a link from the text of another page', () => {
    const linked = new Set(
      pages.flatMap((page) => pathsOf(linksIn(mainOf(page))).filter((href) => href !== page.path)),
    );
    const below = INDEXED_PATHS.filter((path) => path.split('/').length === 3);
    expect(below).toHaveLength(INDEXED_PATHS.length - FIRST_LEVEL_PATHS.length);
    expect(below.filter((path) => !linked.has(path))).toEqual([]);
  });
});
