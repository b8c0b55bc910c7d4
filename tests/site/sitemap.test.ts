import { expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { origin } from '../helpers/content.ts';
import { indexedPaths } from '../helpers/dist.ts';

it('the sitemap names each page once, and nothing else', () => {
  const addresses = readText('sitemap-0.xml')
    .split('<url>')
    .slice(1)
    .map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
  expect(addresses.sort()).toEqual(
    indexedPaths.map((path) => origin() + path).sort(),
  );
});
