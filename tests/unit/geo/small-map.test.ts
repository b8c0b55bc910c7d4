import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Outlines } from '~/lib/geo/outlines';
import { smallMap } from '~/lib/geo/small-map';
import { AREAS } from '../../helpers/specification';

const source = JSON.parse(
  readFileSync(new URL('../../../src/assets/map/bergen.json', import.meta.url), 'utf8'),
) as Outlines;
const WIDTH = 80;
const map = smallMap(source, WIDTH);
const tenafly = map.place({ latitude: 40.919, longitude: -73.9567 });

test.each(AREAS)('$name has an outline of its own, closed', ({ slug }) => {
  const others = AREAS.filter((area) => area.slug !== slug).map((area) => map.outlineOf(area.slug));
  expect(map.outlineOf(slug)).toMatch(/^M\d+ \d+l[-\d ]+z$/);
  expect(others).not.toContain(map.outlineOf(slug));
});

test('a town outside the outlines has none', () => {
  expect(map.outlineOf('closter')).toBeNull();
});

describe('the map', () => {
  test('is as wide as asked for and higher than wide, as the towns lie', () => {
    expect(map.width).toBe(WIDTH);
    expect(map.height).toBeGreaterThan(WIDTH);
  });

  test('has north at the top and the Hudson side on the right', () => {
    const fortLee = map.place({ latitude: 40.8504, longitude: -73.9735 });
    const paramus = map.place({ latitude: 40.9456, longitude: -74.0712 });
    expect(fortLee[1]).toBeGreaterThan(tenafly[1]);
    expect(paramus[0]).toBeLessThan(tenafly[0]);
  });

  test('holds all its borders, in whole units', () => {
    expect(map.borders).not.toMatch(/[^Ml\d -]/);
    for (const line of map.borders.split('M').slice(1)) {
      let [x, y] = [0, 0];
      for (const [, dx, dy] of line.matchAll(/(-?\d+)[ l]?(-?\d+)/g)) {
        [x, y] = [x + Number(dx), y + Number(dy)];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(map.height);
      }
    }
  });
});
