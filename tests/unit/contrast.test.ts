import { describe, expect, test } from 'vitest';
import tokens from '../../tailwind.config.cjs';
import { contrast, rgbOfHex } from '../helpers/contrast';

const colors = tokens.theme?.colors as Record<string, string>;

function ratio(front: string, back: string): number {
  return contrast(rgbOfHex(colors[front] ?? ''), rgbOfHex(colors[back] ?? ''));
}

/** Every pair of text and ground that the components use (WCAG 1.4.3, AA). */
const TEXT = [
  ['ink', ['paper', 'band', 'amber', 'amber-bright']],
  ['navy', ['paper', 'band']],
  ['steel', ['paper', 'band']],
  ['paper', ['ink', 'navy', 'navy-raised']],
  ['mist', ['ink', 'navy']],
  ['amber', ['ink']],
] as const;

/** Edges and signs that are not text (WCAG 1.4.11). */
const SIGNS = [
  ['line-strong', ['paper', 'band']],
  ['mist', ['ink', 'navy', 'navy-raised']],
  ['navy', ['paper', 'band']],
  ['paper', ['ink', 'navy']],
] as const;

describe('text', () => {
  const pairs = TEXT.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
  test.each(pairs)('%s on %s has 4.5:1', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('edges and signs', () => {
  const pairs = SIGNS.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
  test.each(pairs)('%s on %s has 3:1', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('the guide’s own figures come out', () => {
  expect(ratio('ink', 'paper')).toBeCloseTo(17.4, 0);
  expect(ratio('paper', 'navy')).toBeCloseTo(13.5, 0);
  expect(ratio('ink', 'amber')).toBeCloseTo(8.6, 0);
});
