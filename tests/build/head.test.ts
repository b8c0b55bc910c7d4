import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { all, attribute, one, textOf } from '../helpers/elements.ts';
import { faults, indexedPages, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { BUSINESS_NAME, ORIGIN } from '../helpers/specification.ts';
import { INDEXED_PATHS } from '../helpers/site-paths.ts';

function metaContents({ root }: BuiltPage, name: string): string[] {
  const tags = all(root, `head meta[name="${name}"], head meta[property="${name}"]`);
  return tags.map((tag) => attribute(tag, 'content'));
}

function links({ root }: BuiltPage, relation: string): HTMLElement[] {
  return all(root, `head link[rel="${relation}"]`);
}

function titleOf({ root }: BuiltPage): string {
  return textOf(one(root, 'head > title'));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const metaOf = (page: BuiltPage, name: string): string => metaContents(page, name)[0] ?? '';

describe('head of every screen', () => {
  it('says the language, the character set and the viewport', () => {
    const wrong = faults(screens(), (page) => {
      const { root } = page;
      return [
        attribute(one(root, 'html'), 'lang') === 'en-US' ? '' : 'language',
        attribute(one(root, 'head > meta'), 'charset') === 'utf-8' ? '' : 'charset not first',
        metaOf(page, 'viewport').startsWith('width=device-width, initial-scale=1')
          ? ''
          : 'viewport',
        /maximum-scale|user-scalable/.test(metaOf(page, 'viewport')) ? 'forbids zooming' : '',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });

  it('has one theme color, that of the manifest', () => {
    const { theme_color } = JSON.parse(readText('manifest.webmanifest')) as { theme_color: string };
    const wrong = faults(screens(), (page) =>
      metaContents(page, 'theme-color').join() === theme_color ? [] : ['theme color'],
    );
    expect(wrong).toEqual([]);
  });

  it('links the icons and the manifest', () => {
    const wanted = [
      ['icon', '/favicon.ico /favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['manifest', '/manifest.webmanifest'],
    ] as const;
    const wrong = faults(screens(), (page) =>
      wanted.flatMap(([relation, hrefs]) => {
        const found = links(page, relation).map((link) => attribute(link, 'href'));
        return found.join(' ') === hrefs ? [] : [`${relation}: ${found.join(' ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has one first-level heading with text', () => {
    const wrong = faults(screens(), ({ root }) => {
      const found = all(root, 'h1').map(textOf);
      return found.length === 1 && found[0] !== '' ? [] : [`h1: ${found.join(' | ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has each single tag once', () => {
    const wrong = faults(screens(), (page) =>
      ['description', 'viewport', 'og:title', 'og:image', 'twitter:card'].flatMap((name) =>
        metaContents(page, name).length === 1 ? [] : [`${name} is not there once`],
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('head of the indexed pages', () => {
  it('has a title of its own', () => {
    const titles = indexedPages().map(titleOf);
    expect(titles).toHaveLength(INDEXED_PATHS.length);
    expect(titles.filter((title) => title === '')).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  it('has a description of its own', () => {
    const descriptions = indexedPages().map((page) => metaOf(page, 'description'));
    expect(descriptions.filter((description) => description.trim() === '')).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  it('has descriptions of at most 160 characters without leftover placeholders', () => {
    const wrong = faults(indexedPages(), (page) => {
      const description = metaOf(page, 'description');
      return description.length > 160 || /[{}]/.test(description) ? [description] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has the page itself as canonical and og:url, without slash or extension', () => {
    const wrong = faults(indexedPages(), (page) => {
      const address = page.path === '/' ? `${ORIGIN}/` : ORIGIN + page.path;
      const canonical = links(page, 'canonical').map((link) => attribute(link, 'href'));
      const found = [...canonical, ...metaContents(page, 'og:url')];
      return found.length === 2 && found.every((value) => value === address) ? [] : found;
    });
    expect(wrong).toEqual([]);
  });

  it('may be indexed', () => {
    const wrong = faults(indexedPages(), (page) => metaContents(page, 'robots'));
    expect(wrong).toEqual([]);
  });
});

describe('sharing tags', () => {
  it('repeat title and description', () => {
    const wrong = faults(screens(), (page) => {
      const pairs = [
        ['og:title', titleOf(page)],
        ['twitter:title', titleOf(page)],
        ['og:description', metaOf(page, 'description')],
        ['twitter:description', metaOf(page, 'description')],
      ] as const;
      return pairs.flatMap(([name, value]) => (metaOf(page, name) === value ? [] : [name]));
    });
    expect(wrong).toEqual([]);
  });

  it('name the kind of page, the site and the language', () => {
    const fixed = [
      ['og:type', 'website'],
      ['og:site_name', BUSINESS_NAME],
      ['og:locale', 'en_US'],
      ['twitter:card', 'summary_large_image'],
    ] as const;
    const wrong = faults(screens(), (page) =>
      fixed.flatMap(([name, value]) => (metaOf(page, name) === value ? [] : [name])),
    );
    expect(wrong).toEqual([]);
  });

  it('describe the picture, the same for both networks', () => {
    const wrong = faults(screens(), (page) => {
      const alt = metaOf(page, 'og:image:alt');
      return [
        alt === '' || alt !== metaOf(page, 'twitter:image:alt') ? 'alt' : '',
        metaOf(page, 'og:image') === metaOf(page, 'twitter:image') ? '' : 'two pictures',
      ].filter((fault) => fault !== '');
    });
    expect(wrong).toEqual([]);
  });
});
