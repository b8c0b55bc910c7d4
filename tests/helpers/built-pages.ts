import { parse, type HTMLElement } from 'node-html-parser';
import { readText } from './built-files.ts';
import { ERROR_PATHS, INDEXED_PATHS, fileOf } from './site-paths.ts';

export interface BuiltPage {
  path: string;
  html: string;
  root: HTMLElement;
}

const opened = new Map<string, BuiltPage>();

/** The page at a path, parsed once. */
export function pageAt(path: string): BuiltPage {
  let page = opened.get(path);
  if (!page) {
    const html = readText(fileOf(path));
    const blocks = { script: true, style: true };
    page = { path, html, root: parse(html, { blockTextElements: blocks }) };
    opened.set(path, page);
  }
  return page;
}

/** The 180 pages that search engines may keep. */
export function indexedPages(): BuiltPage[] {
  return INDEXED_PATHS.map(pageAt);
}

/** Everything with a header and a footer: the indexed pages and the error pages. */
export function screens(): BuiltPage[] {
  return [...indexedPages(), ...ERROR_PATHS.map(pageAt)];
}

const SHOWN_FAULTS = 8;

/**
 * What a check finds wrong with pages, each finding with its path in front; expect it to be
 * empty. The first few stand for all, since a fault of the layout is on every page.
 * @throws when there is no page, since a check must look at something
 */
export function faults(
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => Iterable<string>,
): string[] {
  if (pages.length === 0) throw new Error('there is no page to check');
  const found = pages.flatMap((page) => [...check(page)].map((fault) => `${page.path}: ${fault}`));
  const others = found.length - SHOWN_FAULTS;
  return others > 0 ? [...found.slice(0, SHOWN_FAULTS), `and ${String(others)} more`] : found;
}
