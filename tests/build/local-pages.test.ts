import { describe, expect, it } from 'vitest';
import { likeness, localPages, medianLikeness, withoutTown } from '../helpers/local-pages.ts';
import { AREAS } from '../helpers/specification.ts';
import { PAIR_PATHS } from '../helpers/site-paths.ts';

/** The most a page may hold in common with its nearest sibling, and the least of its own. */
const LIMITS = {
  area: { jaccard: 0.15, ownWords: 500 },
  pair: { jaccard: 0.2, ownWords: 250 },
};
/** The most that half of the pages of a kind may hold in common with their nearest sibling. */
const MEDIAN_LIMIT = 0.05;

const pages = likeness(localPages());

describe('a page for a town, or for a service in a town, is a page of its own', () => {
  it('for 15 towns and 150 pairs', () => {
    expect(pages.filter(({ kind }) => kind === 'area')).toHaveLength(AREAS.length);
    expect(pages.filter(({ kind }) => kind === 'pair')).toHaveLength(PAIR_PATHS.length);
  });

  it('unlike its nearest sibling', () => {
    const alike = pages
      .filter(({ kind, jaccard }) => jaccard > LIMITS[kind].jaccard)
      .map(({ path, nearest, jaccard }) => `${path} ~ ${nearest}: ${jaccard.toFixed(3)}`);
    expect(alike).toEqual([]);
  });

  it.each(['area', 'pair'] as const)('and mostly far from it: the %s pages', (kind) => {
    expect(medianLikeness(pages, kind)).toBeLessThanOrEqual(MEDIAN_LIMIT);
  });

  it('with words that no other page holds', () => {
    const thin = pages
      .filter(({ kind, own }) => own < LIMITS[kind].ownWords)
      .map(({ path, own }) => `${path}: ${String(own)} words`);
    expect(thin).toEqual([]);
  });
});

describe.each(['area', 'pair'] as const)('what the comparison of %s pages leaves out', (kind) => {
  const group = pages.filter((page) => page.kind === kind);

  it('is the same on each of them, but for the town and the figures', () => {
    // The emergency service tells the time of an emergency in the place of the town's.
    const groups = Map.groupBy(group, ({ path }) => path.includes('/fast-response'));
    for (const alike of groups.values()) {
      const texts = alike.map(({ same }) => same.map(withoutTown).join(' | '));
      expect(texts.join('').length).toBeGreaterThan(0);
      expect([...new Set(texts)]).toHaveLength(1);
    }
  });

  it('or links to other pages, and no other words', () => {
    const words = group.flatMap(({ links }) => links);
    expect(words.length).toBeGreaterThan(0);
    // The marks between the steps of the trail.
    expect(words.filter((text) => /[^/ ]/.test(text))).toEqual([]);
  });
});
