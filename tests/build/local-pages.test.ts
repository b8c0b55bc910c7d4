import { describe, expect, it } from 'vitest';
import { likeness, localPages } from '../helpers/local-pages.ts';

/** The most a page may hold in common with its nearest sibling, and the least of its own. */
const LIMITS = {
  area: { jaccard: 0.15, ownWords: 500 },
  pair: { jaccard: 0.2, ownWords: 250 },
};

const pages = likeness(localPages());

describe('a page for a town, or for a service in a town, is a page of its own', () => {
  it('for 15 towns and 150 pairs', () => {
    expect(pages.filter(({ kind }) => kind === 'area')).toHaveLength(15);
    expect(pages.filter(({ kind }) => kind === 'pair')).toHaveLength(150);
  });

  it('unlike its nearest sibling', () => {
    const alike = pages
      .filter(({ kind, jaccard }) => jaccard > LIMITS[kind].jaccard)
      .map(({ path, nearest, jaccard }) => `${path} ~ ${nearest}: ${jaccard.toFixed(3)}`);
    expect(alike).toEqual([]);
  });

  it('with words that no other page holds', () => {
    const thin = pages
      .filter(({ kind, own }) => own < LIMITS[kind].ownWords)
      .map(({ path, own }) => `${path}: ${String(own)} words`);
    expect(thin).toEqual([]);
  });
});
