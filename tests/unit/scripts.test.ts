import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../helpers/project';

test('every npm script that the README names is there', () => {
  const { scripts } = JSON.parse(
    readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
  ) as {
    scripts: object;
  };
  const named = readFileSync(join(REPOSITORY, 'README.md'), 'utf8').matchAll(
    /npm run ([a-z0-9:-]+)/g,
  );
  const missing = [...named]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
});
