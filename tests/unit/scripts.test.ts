import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every npm script that the README names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = readFileSync('README.md', 'utf8').matchAll(/npm run ([a-z0-9:-]+)/g);
  const missing = [...named].map(([, name = '']) => name).filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
});
