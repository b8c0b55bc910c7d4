import { describe, expect, test } from 'vitest';
import { areaMap, type TownShape } from '~/lib/geo/area-map';
import type { OutlineProperties, Outlines } from '~/lib/geo/outlines';

const WIDTH = 600;

/** A square around a middle, wound counterclockwise as RFC 7946 asks. */
function square(properties: OutlineProperties, longitude: number, latitude: number, half: number) {
  const [west, east] = [longitude - half, longitude + half];
  const [south, north] = [latitude - half, latitude + half];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
}

const outlines: Outlines = {
  type: 'FeatureCollection',
  features: [
    square({ kind: 'county', name: 'The County' }, -74.05, 40.9, 0.3),
    square({ kind: 'town', name: 'East Town', slug: 'east-town' }, -74, 40.9, 0.01),
    square({ kind: 'town', name: 'West Town', slug: 'west-town' }, -74.1, 40.92, 0.01),
  ],
};
const towns = [
  { slug: 'east-town', name: 'East Town', location: { longitude: -74, latitude: 40.9 } },
  { slug: 'west-town', name: 'West Town', location: { longitude: -74.1, latitude: 40.92 } },
  { slug: 'dot-town', name: 'Dot Town', location: { longitude: -74.05, latitude: 40.91 } },
];
const shop = { longitude: -74, latitude: 40.905 };
const map = areaMap(outlines, towns, shop, WIDTH);

function townOf(slug: string): TownShape {
  const town = map.towns.find((shape) => shape.slug === slug);
  if (!town) throw new Error(`The map has no ${slug}`);
  return town;
}

/** The points of a path of relative steps, one ring, and the box around them. */
function drawn(outline: string) {
  const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  const points = numbers.flatMap((dx, index) => {
    if (index % 2 === 1) return [];
    x += dx;
    y += numbers[index + 1] ?? Number.NaN;
    return [[x, y] as const];
  });
  const across = points.map(([value]) => value);
  const down = points.map(([, value]) => value);
  return {
    numbers: points.flat(),
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

describe('an outline', () => {
  test.each(['east-town', 'west-town'])('of %s is one small square around its middle', (slug) => {
    const { outline, x, y } = townOf(slug);
    const { left, right, top, bottom } = drawn(outline ?? '');
    expect(outline?.match(/M/g)).toHaveLength(1);
    expect(right - left).toBeGreaterThan(20);
    expect(right - left).toBeLessThan(WIDTH / 4);
    expect(Math.abs((left + right) / 2 - x)).toBeLessThanOrEqual(1);
    expect(Math.abs((top + bottom) / 2 - y)).toBeLessThanOrEqual(1);
  });

  test('of the county runs off the edges on every side', () => {
    const { left, right, top, bottom } = drawn(map.county);
    expect(map.county.match(/M/g)).toHaveLength(1);
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(WIDTH);
    expect(top).toBeLessThan(0);
    expect(bottom).toBeGreaterThan(map.height);
  });

  test('is null for a town without one, which is a dot between the others', () => {
    const { outline, x } = townOf('dot-town');
    expect(outline).toBeNull();
    expect(x).toBeGreaterThan(townOf('west-town').x);
    expect(x).toBeLessThan(townOf('east-town').x);
  });
});

describe('the map', () => {
  test('has the width asked for, and every town and the shop inside it', () => {
    expect(map.width).toBe(WIDTH);
    for (const { x, y } of [...map.towns, map.shop]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map.height);
    }
  });

  test('holds the outlines of the towns whole', () => {
    for (const slug of ['east-town', 'west-town']) {
      const { left, right, top, bottom } = drawn(townOf(slug).outline ?? '');
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
      expect(bottom).toBeLessThanOrEqual(map.height);
    }
  });

  test('has north at the top and west on the left', () => {
    expect(townOf('west-town').x).toBeLessThan(townOf('east-town').x);
    expect(townOf('west-town').y).toBeLessThan(townOf('east-town').y);
    expect(map.shop.y).toBeLessThan(townOf('east-town').y);
  });

  test('lists the towns in the order given', () => {
    expect(map.towns.map(({ slug, name }) => [slug, name])).toEqual(
      towns.map(({ slug, name }) => [slug, name]),
    );
  });

  test('uses whole units only', () => {
    const points = [...map.towns, map.shop].flatMap(({ x, y }) => [x, y]);
    const lines = [map.county, ...map.towns.map(({ outline }) => outline ?? '')];
    const numbers = [map.height, ...points, ...lines.flatMap((line) => drawn(line).numbers)];
    expect(numbers.filter((number) => !Number.isInteger(number))).toEqual([]);
  });

  test('has no county line when the outlines hold no county', () => {
    const features = outlines.features.filter(({ properties }) => properties.kind === 'town');
    expect(areaMap({ ...outlines, features }, towns, shop, WIDTH).county).toBe('');
  });

  test('leaves the outlines it was given as they were', () => {
    const before = JSON.stringify(outlines);
    areaMap(outlines, towns, shop, WIDTH);
    expect(JSON.stringify(outlines)).toBe(before);
  });
});
