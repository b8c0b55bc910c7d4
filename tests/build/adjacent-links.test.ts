import { expect, it } from 'vitest';
import { faults, screens } from '../helpers/built-pages.ts';
import { all, attribute, textOf } from '../helpers/elements.ts';

it('no two links in a row lead to the same place, except those that dial and logo and Home (spec §2)', () => {
  const wrong = faults(screens(), ({ root }) => {
    const links = all(root, 'a[href]');
    return links
      .filter((link, index) => {
        const before = links[index - 1];
        const href = attribute(link, 'href');
        return (
          before &&
          href === attribute(before, 'href') &&
          !href.startsWith('tel:') &&
          textOf(link) !== 'Home'
        );
      })
      .map((link) => `${textOf(link)} (${attribute(link, 'href')})`);
  });
  expect(wrong).toEqual([]);
});
