import { describe, expect, test } from 'vitest';
import { bordersOf, linePath, ringPath, simplified, unrepeated, type Point } from '~/lib/geo/rings';

/** Two rooms side by side; their common wall has a small bend at 10 5 and meets others at its ends. */
const west: Point[] = [
  [0, 0],
  [10, 0],
  [11, 5],
  [10, 10],
  [0, 10],
];
const east: Point[] = [
  [10, 0],
  [20, 0],
  [20, 10],
  [10, 10],
  [11, 5],
];
const rooms = [west, east];

describe('simplified', () => {
  test('takes a small corner from both rings that share it', () => {
    const bend = (ring: readonly Point[]) => ring.some(([x, y]) => x === 11 && y === 5);
    expect(simplified(rooms, 6).map(bend)).toEqual([false, false]);
    expect(simplified(rooms, 6).map(({ length }) => length)).toEqual([4, 4]);
  });

  test('keeps a corner that is large enough', () => {
    expect(simplified(rooms, 5)).toEqual(rooms);
  });

  test('keeps points where three borders meet, however flat they are', () => {
    const [first = []] = simplified(rooms, 40);
    expect(first).toContainEqual([10, 0]);
    expect(first).toContainEqual([10, 10]);
  });

  test('leaves the rings it was given as they were', () => {
    const before = JSON.stringify(rooms);
    simplified(rooms, 6);
    expect(JSON.stringify(rooms)).toBe(before);
  });
});

test('a repeated point goes, and the last that closes the ring', () => {
  const ring: Point[] = [
    [0, 0],
    [4, 0],
    [4, 0],
    [4, 4],
    [0, 0],
  ];
  expect(unrepeated(ring)).toHaveLength(3);
});

describe('a path', () => {
  const corner: Point[] = [
    [1, 2],
    [4, 1],
    [2, 5],
  ];

  test('starts at a place and goes on in steps', () => {
    expect(linePath(corner)).toBe('M1 2l3-1-2 4');
  });

  test('of a ring is closed', () => {
    expect(ringPath(corner)).toBe('M1 2l3-1-2 4z');
  });
});

describe('borders of all rings', () => {
  const lines = bordersOf(rooms);
  const drawn = lines.flatMap((line) =>
    line.slice(1).map((point, index) => [line[index], point].map(String).sort().join(' | ')),
  );

  test('are drawn once each', () => {
    expect(new Set(drawn).size).toBe(drawn.length);
    // Ten sides, of which two are the common wall.
    expect(drawn).toHaveLength(8);
  });

  test('are one line where two points with three borders are all that is odd', () => {
    expect(lines).toHaveLength(1);
  });

  test('hold a ring that stands alone', () => {
    const alone = west.map(([x, y]): Point => [x + 100, y]);
    expect(bordersOf([...rooms, alone])).toHaveLength(2);
  });
});
