import { expect, it } from 'vitest';
import { builtFiles, readBytes } from '../helpers/built-files.ts';

it('leaves nothing of the editing screen in the built site', () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(180);
  expect(files.filter((file) => /^edit\b/.test(file))).toEqual([]);
  const holding = files.filter((file) =>
    /sveltia|cms-config-url/i.test(readBytes(file).toString()),
  );
  expect(holding).toEqual([]);
});
