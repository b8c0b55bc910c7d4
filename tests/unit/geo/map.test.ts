import { describe, expect, test } from 'vitest';
import { areaMap, NAMES } from '~/lib/geo/area-map';
import type { Outlines } from '~/lib/geo/outlines';
import { townMap } from '~/lib/geo/town-map';

const WIDTH = 600;

/** Two towns side by side, of a tenth of a degree each. */
const towns: Outlines['objects']['towns'] = {
  type: 'GeometryCollection',
  geometries: [
    { type: 'Polygon', id: 'west', arcs: [[1, ~0]] },
    { type: 'Polygon', id: 'east', arcs: [[0, 2]] },
  ],
};
const arc = (...places: string[]) =>
  places.map((place) => place.split(' ').map(Number));
const outlines: Outlines = {
  type: 'Topology',
  arcs: [
    arc('-74 40.9', '-74 41'),
    arc('-74 41', '-74.1 41', '-74.1 40.9', '-74 40.9').toReversed(),
    arc('-74 41', '-73.9 41', '-73.9 40.9', '-74 40.9'),
  ],
  objects: {
    towns,
    small: towns,
  },
};

const town = (slug: string, longitude: number, latitude = 40.95) => ({
  slug,
  name: slug,
  formerly: [] as string[],
  location: { longitude, latitude },
});
const west = town('west', -74.05);
const east = town('east', -73.95);
const shop = { longitude: -73.95, latitude: 40.98 };
const mapOf = (...towns: Parameters<typeof areaMap>[1]) =>
  areaMap(outlines, towns, shop, WIDTH);

describe('the map of all towns', () => {
  const map = mapOf(west, town('dot', -74), east);
  const [left, dot, right] = map.towns;

  test('fits the towns into its width, with air around them, north at the top', () => {
    expect(map).toMatchObject({
      width: 600,
      height: 407,
      shop: { x: 443, y: 90 },
    });
    expect([left?.point.x, dot?.point.x, right?.point.x]).toEqual([
      157, 300, 443,
    ]);
    expect(map.shop.y).toBeLessThan(right?.point.y ?? 0);
  });

  test('draws an outline in whole units and steps, closed', () => {
    expect(left?.outline).toBe('M300 393l-286 0 0-379 286 0z');
    expect(right?.outline).toBe('M300 393l0-379 286 0 0 379z');
  });

  test('shows a town without an outline as a dot', () => {
    expect(dot).toMatchObject({ slug: 'dot', outline: null });
  });

  test('knows the outline of a town by what it was called before', () => {
    const [renamed] = mapOf(
      { ...west, slug: 'far-west', formerly: ['west'] },
      east,
    ).towns;
    expect(renamed).toMatchObject({ slug: 'far-west', outline: left?.outline });
  });

  test('names what has room, an outline before a dot, and lets a dot move its name', () => {
    const beside = mapOf(town('dot', -74.04), west, east);
    expect(beside.towns.map(({ nameLabel }) => nameLabel.hasRoom)).toEqual([
      true,
      true,
      true,
    ]);
    const crowd = mapOf(
      ...Array.from({ length: 9 }, (_, index) =>
        town('crowded', -74 + index / 1e3),
      ),
    );
    expect(crowd.towns.at(0)?.nameLabel.hasRoom).toBe(true);
    expect(crowd.towns.at(-1)?.nameLabel.hasRoom).toBe(false);
  });

  test('names towns below each other, as long as their lines stand apart', () => {
    const stacked = mapOf(
      west,
      east,
      town('a-long-name-above', -74, 40.97),
      town('a-long-name-below', -74, 40.93),
    );
    expect(stacked.towns.map(({ nameLabel }) => nameLabel.hasRoom)).toEqual(
      Array.from(stacked.towns, () => true),
    );
  });

  test('keeps the name of a dot inside of the map', () => {
    const south = town('a-town-with-a-name', -73.901, 40.9);
    const { towns: shown, width, height } = mapOf(west, east, south);
    const { lines = [''], x = NaN, y = NaN } = shown.at(-1)?.nameLabel ?? {};
    expect(
      x + (String(lines[0]).length * NAMES.characterWidth) / 2,
    ).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(height);
  });

  test('lets a finger reach a town as far as half the way to the next, within limits', () => {
    expect(mapOf(west, east).towns[0]?.reach).toBe(33);
    expect(mapOf(west, town('dot', -74.04)).towns[0]?.reach).toBe(29);
    expect(mapOf(west, town('dot', -74.0501)).towns[0]?.reach).toBe(12);
  });

  test('leaves out a town without a location', () => {
    expect(mapOf({ ...west, location: undefined }, east).towns).toHaveLength(1);
  });

  test('has numbers in it also where no town has an outline or a place', () => {
    expect(mapOf()).toMatchObject({ height: 407, towns: [] });
    expect(mapOf(town('dot', -74)).towns).toMatchObject([
      { point: { x: 300 } },
    ]);
  });
});

describe('the map of a town', () => {
  const map = townMap(outlines, shop, 80);
  const shown = (...place: Parameters<typeof map.showTown>) => {
    const known = map.showTown(...place);
    if (!known) throw new Error('nothing is shown');
    return known;
  };

  test('draws the land as one, and the border that two towns share', () => {
    expect(map.land).toBe('M40 53l-39 0 0-52 39 0 39 0 0 52z');
    expect(map.borders).toBe('M40 1l0 52');
  });

  test('lights its outline, with the line from the shop', () => {
    const { outline, line } = shown(west);
    expect(outline).toMatch(/^M40 \d+l-39 0 0-\d+ 39 0z$/);
    expect(line).toMatch(/^M21 27L60 \d+$/);
  });

  test('shows a town without an outline as a dot', () => {
    expect(shown(town('closter', -73.95))).toMatchObject({
      outline: null,
      point: { x: 60 },
    });
  });

  test('shows a far town in a frame of its own, with larger signs', () => {
    expect(shown(west)).toMatchObject({ isBeyond: false, scale: 1 });
    const far = shown(town('far', -75));
    expect(far).toMatchObject({ isBeyond: true, label: { anchor: 'end' } });
    expect(far.scale).toBeGreaterThan(1);
    const [left = 0] = far.frame;
    expect(far.label.x - 40 * far.scale).toBeGreaterThan(left);
    expect(shown(town('east', -73.5)).label.anchor).toBe('start');
  });

  test('draws no line to the town of the shop, and nothing of a town that lies nowhere', () => {
    expect(shown({ ...east, location: shop }).line).toBeNull();
    expect(map.showTown({ ...east, location: undefined })).toBeNull();
  });

  const inWest = { longitude: -74.09, latitude: 40.98 };
  test.each([
    {
      where: 'on the far side of the shop',
      from: shop,
      one: west,
      anchor: 'end',
    },
    {
      where: 'on the far side of a shop in the west',
      from: inWest,
      one: west,
      anchor: 'start',
    },
    {
      where: 'above the outline at the edge of the map',
      from: inWest,
      one: east,
      anchor: 'end',
    },
  ])('labels a town $where', ({ from, one, anchor }) => {
    expect(townMap(outlines, from, 160).showTown(one)?.label.anchor).toBe(
      anchor,
    );
  });

  test.each([
    { from: shop, one: west },
    { from: inWest, one: west },
    { from: inWest, one: east },
  ])(
    'keeps label number %# within the frame of phones and the map',
    ({ from, one }) => {
      const known = townMap(outlines, from, 160).showTown(one);
      if (!known) throw new Error('nothing is shown');
      const { label, frame } = known;
      const [left = 0, top = 0, width = 0] = frame;
      const start = label.anchor === 'end' ? label.x - 40 : label.x;
      expect(start).toBeGreaterThan(left);
      expect(start + 40).toBeLessThan(left + width);
      expect(label.y).toBeGreaterThan(top);
      expect(label.x).toBeLessThanOrEqual(160);
    },
  );
});
