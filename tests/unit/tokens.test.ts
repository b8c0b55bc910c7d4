import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import tokens from '../../tailwind.config.cjs';
import { contrast, rgbOfHex } from '../helpers/contrast.ts';

const FILES =
  'src/{components,islands,layouts,pages,styles,lib}/**/*.{astro,tsx,ts,css}';

const lines = globSync(FILES).flatMap((path) => {
  const texts = readFileSync(path, 'utf8').split('\n');
  return texts.map((text, index) => ({
    text,
    place: `${path}:${String(index + 1)} ${text.trim()}`,
  }));
});

/** Values that belong in tailwind.config.cjs, and how they are written elsewhere by mistake. */
const VALUES = [
  {
    name: 'hex color',
    pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
  },
  { name: 'color function', pattern: /\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i },
  {
    name: 'breakpoint',
    pattern:
      /@media[^{]*\d(?:px|r?em)\b|\((?:min-|max-)?(?:width|height)\b[^)]*\d(?:px|r?em)\b/i,
  },
  { name: 'arbitrary Tailwind value', pattern: /[a-z]-\[[^\]]*\](?!:)/i },
  {
    name: 'arbitrary Tailwind property or variant',
    pattern: /(?:^|[\s"'`:])\[[a-z-]+:[^\]]+\]|\[&[^\]]*\]:/i,
  },
];

test.each(VALUES)(
  'no $name stands outside tailwind.config.cjs',
  ({ pattern }) => {
    expect(lines.length).toBeGreaterThan(0);
    const found = lines.filter(({ text }) => pattern.test(text));
    expect(found.map(({ place }) => place)).toEqual([]);
  },
);

/** Colors that components put on each other, and the contrast that WCAG 2.2 asks of them at level AAA. */
const PAIRS = [
  {
    kind: 'text',
    least: 7,
    front: 'ink',
    backs: ['paper', 'band', 'amber', 'amber-bright'],
  },
  { kind: 'text', least: 7, front: 'navy', backs: ['paper', 'band'] },
  { kind: 'text', least: 7, front: 'steel', backs: ['paper', 'band'] },
  {
    kind: 'text',
    least: 7,
    front: 'paper',
    backs: ['ink', 'navy', 'navy-raised'],
  },
  { kind: 'text', least: 7, front: 'mist', backs: ['ink', 'navy'] },
  { kind: 'text', least: 7, front: 'amber', backs: ['ink'] },
  // Names on the map, which its list repeats.
  { kind: 'text', least: 4.5, front: 'paper', backs: ['soonest'] },
  { kind: 'edge', least: 3, front: 'line-strong', backs: ['paper', 'band'] },
  { kind: 'edge', least: 3, front: 'mist', backs: ['navy-raised'] },
];

/** A color of the palette. @throws when there is none of that name */
function colorNamed(name: string) {
  const hex = tokens.palette[name];
  if (hex === undefined)
    throw new Error(`tailwind.config.cjs has no color "${name}"`);
  return rgbOfHex(hex);
}

describe.each(PAIRS)('$kind in $front', ({ least, front, backs }) => {
  test.each(backs)(`has ${String(least)}:1 on %s`, (back) => {
    expect(
      contrast(colorNamed(front), colorNamed(back)),
    ).toBeGreaterThanOrEqual(least);
  });
});
