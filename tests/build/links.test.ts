import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../helpers/built-files.ts';
import { all, attribute, has, textOf } from '../helpers/elements.ts';
import { faults, indexedPages, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { INDEXED_PATHS } from '../helpers/site-paths.ts';

const MAPS =
  /^https:\/\/www\.google\.com\/maps\/(?:search\/\?api=1&query|dir\/\?api=1&destination)=[^&]+$/;

function hrefs({ root }: BuiltPage): string[] {
  return all(root, 'a').map((link) => attribute(link, 'href'));
}

function isInternal(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#');
}

function isOutbound(href: string): boolean {
  return href.startsWith('tel:') || MAPS.test(href);
}

describe('links', () => {
  const pages = screens();

  it('all have an address', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'a')
        .filter((link) => attribute(link, 'href') === '')
        .map(String),
    );
    expect(wrong).toEqual([]);
  });

  it('all have a name', () => {
    const named = (link: HTMLElement) =>
      textOf(link) !== '' || attribute(link, 'aria-label') !== '';
    const wrong = faults(pages, ({ root }) =>
      all(root, 'a')
        .filter((link) => !named(link))
        .map(String),
    );
    expect(wrong).toEqual([]);
  });

  it('within the site lead to an indexed page, spelled as its canonical', () => {
    const known = new Set(INDEXED_PATHS);
    const wrong = faults(pages, (page) =>
      hrefs(page).filter((href) => href.startsWith('/') && !known.has(href.split('#')[0] ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  it('with a fragment lead to an element of the page', () => {
    const pagesByPath = new Map(pages.map((page) => [page.path, page]));
    const isThere = (from: string, href: string) => {
      const [path = '', fragment = ''] = href.split('#');
      const page = pagesByPath.get(path === '' ? from : path);
      return page?.root.querySelector(`[id="${fragment}"]`) != null;
    };
    const wrong = faults(pages, (page) =>
      hrefs(page).filter(
        (href) => isInternal(href) && href.includes('#') && !isThere(page.path, href),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('out of the site are calls and Google Maps only', () => {
    const outbound = new Set(
      pages.flatMap((page) => hrefs(page).filter((href) => !isInternal(href))),
    );
    expect([...outbound].filter((href) => !isOutbound(href))).toEqual([]);
    expect([...outbound].filter((href) => href.startsWith('https:'))).toHaveLength(2);
  });

  it('open in the same window', () => {
    const wrong = faults(pages, ({ root }) => all(root, '[target]').map(String));
    expect(wrong).toEqual([]);
  });

  it('are not nested in each other or in buttons', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'a a, a button, button a').map((element) => textOf(element)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('files that pages load', () => {
  const LOADING = [
    'src',
    'srcset',
    'imagesrcset',
    'component-url',
    'renderer-url',
    'before-hydration-url',
  ];

  function candidates(value: string): string[] {
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  }

  function loadedBy({ root }: BuiltPage): string[] {
    const linked = all(root, 'link[href]')
      .filter((link) => attribute(link, 'rel') !== 'canonical')
      .map((link) => attribute(link, 'href'));
    const attributes = LOADING.flatMap((name) =>
      all(root, `[${name}]`).flatMap((element) => candidates(attribute(element, name))),
    );
    const fonts = all(root, 'style').flatMap((style) =>
      [...style.rawText.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
    );
    return [...linked, ...attributes, ...fonts];
  }

  it('are all in the built site', () => {
    const wrong = faults(screens(), (page) => {
      const files = loadedBy(page);
      const missing = files.filter((file) => !file.startsWith('/') || !isBuilt(file.slice(1)));
      return files.length > 0 ? missing : ['loads nothing at all'];
    });
    expect(wrong).toEqual([]);
  });

  it('are preloaded only when the page uses them', () => {
    const wrong = faults(indexedPages(), ({ html, root }) =>
      all(root, 'link[rel="preload"]').flatMap((link) => {
        const uses = html.split(attribute(link, 'href')).length - 1;
        return uses > 1 && has(link, 'as') ? [] : [attribute(link, 'href')];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
