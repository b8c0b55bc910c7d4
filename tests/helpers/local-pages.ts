import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { PROJECT } from './project.ts';
import { jaccard, maskedWords, ownWords, shinglesOf } from './shingles.ts';
import { AREAS } from './specification.ts';

/** Blocks that say the same on every page: calls, prices, lists of links, chips, the trail, labels. */
const SHARED = [
  '[aria-labelledby="ready"]',
  '[aria-labelledby="towns"]',
  '[aria-labelledby="others"]',
  '[aria-labelledby="offerings"]',
  '[aria-labelledby="why"]',
  '[aria-labelledby="hero"] ul',
  '[aria-labelledby="before"] :is(h2, dl, p)',
  'aside[aria-label]',
  'a[href^="tel:"]',
  'nav',
  'script',
  'svg',
];

export interface LocalPage {
  /** Path on the site. */
  path: string;
  kind: 'area' | 'pair';
  area: string;
  /** The service of a pair; empty on an area page. */
  service: string;
  text: string;
}

export interface Likeness extends LocalPage {
  words: number;
  own: number;
  nearest: string;
  jaccard: number;
}

function mainText(file: string): string {
  const main = parse(readFileSync(file, 'utf8')).querySelector('main');
  for (const block of main?.querySelectorAll(SHARED.join(',')) ?? []) block.remove();
  return (main?.structuredText ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** All area pages and all service-in-area pages of the built site. */
export function localPages(dist = join(PROJECT, 'dist')): LocalPage[] {
  const areas = readdirSync(join(dist, 'service-areas'))
    .filter((file) => file !== '404.html')
    .map((file) => ({
      path: `/service-areas/${file.slice(0, -'.html'.length)}`,
      kind: 'area' as const,
      area: file.slice(0, -'.html'.length),
      service: '',
      text: mainText(join(dist, 'service-areas', file)),
    }));
  const pairs = readdirSync(join(dist, 'services'))
    .filter((file) => file.includes('-in-'))
    .map((file) => {
      const slug = file.slice(0, -'.html'.length);
      const at = slug.lastIndexOf('-in-');
      return {
        path: `/services/${slug}`,
        kind: 'pair' as const,
        area: slug.slice(at + '-in-'.length),
        service: slug.slice(0, at),
        text: mainText(join(dist, 'services', file)),
      };
    });
  return [...areas, ...pairs];
}

function siblings(page: LocalPage, other: LocalPage): boolean {
  if (page === other || page.kind !== other.kind) return false;
  return page.kind === 'area' || page.area === other.area || page.service === other.service;
}

/** For each page its nearest sibling and the words that no other page holds. */
export function likeness(pages: readonly LocalPage[]): Likeness[] {
  const towns = AREAS.map(({ name }) => name);
  const read = pages.map((page) => {
    const words = maskedWords(page.text, towns);
    return { page, words, shingles: shinglesOf(words) };
  });
  const holders = new Map<string, number>();
  for (const { shingles } of read)
    for (const shingle of shingles) holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
  return read.map(({ page, words, shingles }) => {
    let nearest = { path: '', value: 0 };
    for (const other of read) {
      if (!siblings(page, other.page)) continue;
      const value = jaccard(shingles, other.shingles);
      if (value > nearest.value) nearest = { path: other.page.path, value };
    }
    return {
      ...page,
      words: words.length,
      own: ownWords(words, holders),
      nearest: nearest.path,
      jaccard: nearest.value,
    };
  });
}
