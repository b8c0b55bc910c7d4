import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { all, attribute, has, isInside, textOf } from '../helpers/elements.ts';
import { faults, screens } from '../helpers/built-pages.ts';

const pages = screens();

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('ids', () => {
  it('are each on one element of a page', () => {
    const wrong = faults(pages, ({ root }) =>
      repeated(all(root, '[id]').map((element) => attribute(element, 'id'))),
    );
    expect(wrong).toEqual([]);
  });

  it('exist where another element refers to them', () => {
    const REFERRING = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'popovertarget',
    ];
    const wrong = faults(pages, ({ root }) => {
      const ids = new Set(all(root, '[id]').map((element) => attribute(element, 'id')));
      const wanted = REFERRING.flatMap((name) =>
        all(root, '*').flatMap((element) => attribute(element, name).split(' ')),
      );
      return wanted.filter((id) => id !== '' && !ids.has(id));
    });
    expect(wrong).toEqual([]);
  });
});

describe('headings', () => {
  const level = (heading: HTMLElement): number => Number(heading.tagName.slice(1));

  it('never skip a level', () => {
    const wrong = faults(pages, ({ root }) => {
      const headings = all(root, 'h1, h2, h3, h4, h5, h6');
      return headings
        .filter((heading, index) => {
          const before = headings[index - 1];
          return level(heading) > (before ? level(before) : 0) + 1;
        })
        .map((heading) => `${heading.localName} ${textOf(heading)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('begin with the first level, in the main part', () => {
    const wrong = faults(pages, ({ root }) => {
      const [first] = all(root, 'h1, h2, h3, h4, h5, h6');
      return first && level(first) === 1 && isInside(first, 'main') ? [] : [String(first)];
    });
    expect(wrong).toEqual([]);
  });

  it('all have text', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'h1, h2, h3, h4, h5, h6')
        .filter((heading) => textOf(heading) === '')
        .map(String),
    );
    expect(wrong).toEqual([]);
  });
});

describe('landmarks', () => {
  it.each(['header', 'main', 'footer'])('have one %s', (tag) => {
    const wrong = faults(pages, ({ root }) =>
      all(root, tag).length === 1 ? [] : [`${String(all(root, tag).length)} of them`],
    );
    expect(wrong).toEqual([]);
  });

  it('have one navigation named Main', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'nav[aria-label="Main"]').length === 1 ? [] : ['not one'],
    );
    expect(wrong).toEqual([]);
  });

  it('have a name of their own for every navigation', () => {
    const wrong = faults(pages, ({ root }) => {
      const names = all(root, 'nav').map((nav) => attribute(nav, 'aria-label'));
      return [...names.filter((name) => name === ''), ...repeated(names)];
    });
    expect(wrong).toEqual([]);
  });

  it('have a name for every section and aside', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'section, aside')
        .filter((part) => !has(part, 'aria-label') && !has(part, 'aria-labelledby'))
        .map((part) => textOf(part).slice(0, 60)),
    );
    expect(wrong).toEqual([]);
  });

  it('are reached by a skip link, first on the page', () => {
    const wrong = faults(pages, ({ root }) => {
      const [first] = all(root, 'body a');
      return first && attribute(first, 'href') === '#main' ? [] : [String(first)];
    });
    expect(wrong).toEqual([]);
  });
});
