import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtFiles } from '../helpers/built-files.ts';
import { all, attribute, textOf } from '../helpers/elements.ts';
import { faults, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { AREAS_LIST, HOME } from '../helpers/site-paths.ts';

function islandNames({ root }: BuiltPage): string[] {
  return all(root, 'astro-island').map((island) => attribute(island, 'component-export'));
}

const EXTRA = new Map([
  [HOME, ['ServiceCarousel']],
  [AREAS_LIST, ['AllAreas']],
]);

describe('islands', () => {
  it('are the two menus everywhere, the carousel at home and the list of areas', () => {
    const wrong = faults(screens(), (page) => {
      const expected = ['NavigationDropdowns', 'MobileMenu', ...(EXTRA.get(page.path) ?? [])];
      const found = islandNames(page);
      return found.join() === expected.join() ? [] : [found.join()];
    });
    expect(wrong).toEqual([]);
  });

  it('are of exactly four kinds', () => {
    const kinds = new Set(screens().flatMap(islandNames));
    expect([...kinds].sort()).toEqual([
      'AllAreas',
      'MobileMenu',
      'NavigationDropdowns',
      'ServiceCarousel',
    ]);
  });

  it('have their content in the HTML before any script runs', () => {
    const wrong = faults(screens(), ({ root }) =>
      all(root, 'astro-island')
        .filter((island) => textOf(island) === '' || !island.hasAttribute('ssr'))
        .map((island) => attribute(island, 'component-export')),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the classes that their scripts write; only what stands in a slot has short ones', () => {
    const short = (element: HTMLElement) => /(?:^| )_/.test(attribute(element, 'class'));
    const wrong = faults(screens(), ({ root }) => {
      const inSlots = new Set(all(root, 'astro-slot').flatMap((slot) => all(slot, '*')));
      const rendered = all(root, 'astro-island').flatMap((island) => all(island, '*'));
      return rendered
        .filter((element) => !inSlots.has(element) && short(element))
        .map((element) => `${element.rawTagName}.${attribute(element, 'class')}`);
    });
    expect(wrong).toEqual([]);
    const shortened = screens().filter(({ root }) => all(root, 'a').some(short));
    expect(shortened).toHaveLength(screens().length);
  });

  it('take a script file each', () => {
    const files = builtFiles().filter((file) =>
      /^assets\/(?:AllAreas|MobileMenu|NavigationDropdowns|ServiceCarousel)\./.test(file),
    );
    expect(files).toHaveLength(4);
  });
});
