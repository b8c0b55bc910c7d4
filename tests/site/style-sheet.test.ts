import { expect, it } from 'vitest';
import { builtFiles, readText } from '../helpers/built-files';

/** A block for devices whose pointer can hover, with its rules. */
const HOVER_BLOCK = /@media ?\(hover: ?hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;

it('no color of a hover stays on a phone after a tap', () => {
  const [sheet = '', ...others] = builtFiles().filter((file) =>
    file.endsWith('.css'),
  );
  expect(others).toEqual([]);
  const css = readText(sheet);
  // The class `hover:bg-band`, as a style sheet writes it.
  expect(css).toContain('.hover\\:');
  expect(css.replaceAll(HOVER_BLOCK, '')).not.toContain('.hover\\:');
});
