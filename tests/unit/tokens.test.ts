import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import tokens from '../../tailwind.config.cjs';
import { contrast, rgbOfHex } from '../helpers/contrast.ts';

const lines = globSync(
  'src/{components,islands,layouts,pages,styles,lib}/**/*.{astro,tsx,ts,css}',
).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, place: `${path}:${String(index + 1)} ${text.trim()}` })),
);

/** What only tailwind.config.cjs may spell. */
const SPELLINGS = {
  'a hex color': /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
  'a color function': /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i,
  'a breakpoint':
    /@media[^{]*\d(?:px|r?em)\b|\((?:min-|max-)?(?:width|height)\b[^)]*\d(?:px|r?em)\b/i,
  'an arbitrary Tailwind value': /[a-z]-\[[^\]]*\](?!:)/i,
  'an arbitrary Tailwind property or variant': /(?:^|[\s"'`:])\[[a-z-]+:[^\]]+\]|\[&[^\]]*\]:/i,
};

test.each(Object.entries(SPELLINGS))('%s stands in tailwind.config.cjs alone', (_what, pattern) => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ text }) => pattern.test(text)).map(({ place }) => place)).toEqual([]);
});

const colors = tokens.palette;

/** What the components put on which ground, and the contrast that WCAG 2.2 asks of it at level AAA. */
const PAIRS: [kind: string, least: number, front: string, backs: string[]][] = [
  ['text', 7, 'ink', ['paper', 'band', 'amber', 'amber-bright']],
  ['text', 7, 'navy', ['paper', 'band']],
  ['text', 7, 'steel', ['paper', 'band']],
  ['text', 7, 'paper', ['ink', 'navy', 'navy-raised']],
  ['text', 7, 'mist', ['ink', 'navy']],
  ['text', 7, 'amber', ['ink']],
  // Names on the map, which its list says again.
  ['text', 4.5, 'paper', ['near']],
  ['an edge', 3, 'line-strong', ['paper', 'band']],
  ['an edge', 3, 'mist', ['navy-raised']],
];

describe.each(PAIRS)('%s of %d:1: %s', (_kind, least, front, backs) => {
  test.each(backs)('on %s', (back) => {
    const [a, b] = [front, back].map((name) => rgbOfHex(colors[name] ?? ''));
    expect(a && b && contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});
