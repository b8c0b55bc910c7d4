import { expect, test } from 'vitest';
import { placesOf, sourceFiles } from '../../helpers/source-files';

const files = sourceFiles('src', '.astro');

test('exactly four components are hydrated', () => {
  const hydrated = files.flatMap(({ text }) =>
    [...text.matchAll(/\sclient:[a-z]+/g)].map(
      ({ index }) => /^<([A-Z]\w*)/.exec(text.slice(text.lastIndexOf('<', index)))?.[1],
    ),
  );
  expect(hydrated.sort()).toEqual([
    'AllAreas',
    'MobileMenu',
    'NavigationDropdowns',
    'ServiceCarousel',
  ]);
});

test('none of them is rendered by the browser alone', () => {
  expect(placesOf(files, /client:only/)).toEqual([]);
});
