import { expect, it } from 'vitest';
import { expectNoFaults, screens, type Page } from '../helpers/dist.ts';
import { all } from '../helpers/dom.ts';

const CLASS = /\.(-?(?:[a-z_]|\\.)(?:[\w-]|\\.)*)/gi;

const pages = screens();

/** The classes that the style sheet of a page has rules for. */
const styledOn = ({ root }: Page): Set<string> => {
  const css = all(root, 'style')
    .map(({ rawText }) => rawText)
    .join('');
  return new Set([...css.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', '')));
};

it('Every class that has rules on one page has them on each page that holds it', () => {
  const sheets = new Map(pages.map((page) => [page, styledOn(page)]));
  const known = new Set([...sheets.values()].flatMap((names) => [...names]));
  expect(known.size).toBeGreaterThan(100);
  expectNoFaults(pages, (page) => {
    const held = all(page.root, '[class]').flatMap((element) => [...element.classList.values()]);
    return [...new Set(held)].filter((name) => known.has(name) && !sheets.get(page)?.has(name));
  });
});

it('A page has one style sheet of its own, beside that of the islands', () => {
  expectNoFaults(pages, ({ root }) => (all(root, 'style').length <= 2 ? [] : ['has more']));
});
