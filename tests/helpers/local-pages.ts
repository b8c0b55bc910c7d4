import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { PROJECT } from './project.ts';
import { jaccard, maskedWords, ownWords, sharedPassages, shinglesOf } from './shingles.ts';
import { AREAS } from './specification.ts';

/**
 * What a page says apart from its main text, of which tests/build/local-pages.test.ts holds that
 * it is so: blocks that say the same on every page of a kind but for the town and the figures…
 */
const SAME = [
  '[aria-labelledby="ready"]',
  '[aria-labelledby="offerings"]',
  '[aria-labelledby="why"]',
  '[aria-labelledby="hero"] ul',
  '[aria-labelledby="before"] h2',
  'aside[aria-label]',
  'a[href^="tel:"]',
];
/** …and blocks of links to other pages, below a heading. */
const LINKS = [
  'nav',
  '[aria-labelledby="towns"]',
  '[aria-labelledby="others"]',
  '[aria-labelledby="before"] dl + p',
  'aside h2 + ul',
];
const NO_TEXT = ['script', 'svg'];

export interface LocalPage {
  /** Path on the site. */
  path: string;
  kind: 'area' | 'pair';
  area: string;
  /** The service of a pair; empty on an area page. */
  service: string;
  /** The main text. */
  text: string;
  /** What each block says that is the same on every page. */
  same: string[];
  /** What each block of links says besides links and headings. */
  links: string[];
}

export interface Likeness extends LocalPage {
  words: number;
  own: number;
  nearest: string;
  jaccard: number;
  /** What it says word for word as its nearest sibling does, the longest passage first. */
  shared: string[];
}

const textIn = (element: HTMLElement): string =>
  element.structuredText.replaceAll(/\s+/g, ' ').trim();

/** @throws when a page has no main part */
function readMain(file: string): Pick<LocalPage, 'text' | 'same' | 'links'> {
  const main = parse(readFileSync(file, 'utf8')).querySelector('main');
  if (!main) throw new Error(`${file} has no main part`);
  for (const block of main.querySelectorAll(NO_TEXT.join(','))) block.remove();
  const links = LINKS.flatMap((selector) => main.querySelectorAll(selector));
  const same = SAME.map((selector) => main.querySelectorAll(selector).map(textIn).join(' '));
  const linkless = links.map((block) => {
    const copy = parse(block.outerHTML);
    for (const part of copy.querySelectorAll('a, h2')) part.remove();
    return textIn(copy);
  });
  for (const block of [...links, ...main.querySelectorAll(SAME.join(','))]) block.remove();
  return { text: textIn(main), same, links: linkless };
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
      ...readMain(join(dist, 'service-areas', file)),
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
        ...readMain(join(dist, 'services', file)),
      };
    });
  return [...areas, ...pairs];
}

function siblings(page: LocalPage, other: LocalPage): boolean {
  if (page === other || page.kind !== other.kind) return false;
  return page.kind === 'area' || page.area === other.area || page.service === other.service;
}

const TOWNS = AREAS.map(({ name }) => name);

/** A text without what it names of its town: names masked, figures gone. */
export function withoutTown(text: string): string {
  return maskedWords(text.replaceAll(/\d+/g, ''), TOWNS).join(' ');
}

/** For each page its nearest sibling and the words that no other page holds. */
export function likeness(pages: readonly LocalPage[]): Likeness[] {
  const read = pages.map((page) => {
    const words = maskedWords(page.text, TOWNS);
    return { page, words, shingles: shinglesOf(words) };
  });
  const holders = new Map<string, number>();
  for (const { shingles } of read)
    for (const shingle of shingles) holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
  return read.map(({ page, words, shingles }) => {
    let nearest = { path: '', value: 0, shingles: new Set<string>() };
    for (const other of read) {
      if (!siblings(page, other.page)) continue;
      const value = jaccard(shingles, other.shingles);
      if (value > nearest.value)
        nearest = { path: other.page.path, value, shingles: other.shingles };
    }
    return {
      ...page,
      words: words.length,
      own: ownWords(words, holders),
      nearest: nearest.path,
      jaccard: nearest.value,
      shared: sharedPassages(words, nearest.shingles),
    };
  });
}

/** The middle of the likenesses of all pages of a kind. */
export function medianLikeness(pages: readonly Likeness[], kind: Likeness['kind']): number {
  const sorted = pages
    .filter((page) => page.kind === kind)
    .map(({ jaccard }) => jaccard)
    .sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}
