import { describe, expect, test } from 'vitest';
import bergen from '../../../src/assets/map/bergen.json';
import { areaMap } from '~/lib/geo/area-map';
import type { Box, MapLabel } from '~/lib/geo/map-labels';
import type { Outlines } from '~/lib/geo/outlines';
import { areas } from '../../helpers/content.ts';

/** Two towns side by side, of a tenth of a degree each, and a river along the eastern one. */
const arc = (...places: string[]) =>
  places.map((place) => place.split(' ').map(Number));
const outlines: Outlines = {
  type: 'Topology',
  arcs: [
    arc('-74 40.9', '-74 41'),
    arc('-74 41', '-74.1 41', '-74.1 40.9', '-74 40.9').toReversed(),
    arc('-74 41', '-73.9 41', '-73.9 40.9', '-74 40.9'),
    arc('-73.9 41.1', '-73.9 40.96', '-73.9 40.94', '-73.9 40.8'),
  ],
  objects: {
    towns: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: 'west', arcs: [[1, ~0]] },
        { type: 'Polygon', id: 'east', arcs: [[0, 2]] },
      ],
    },
    river: { type: 'LineString', arcs: [3] },
  },
};

const town = (slug: string, longitude: number, latitude = 40.95) => ({
  slug,
  name: slug,
  formerly: [] as string[],
  isSoonest: false,
  location: { longitude, latitude },
});
const west = town('west', -74.05);
const east = town('east', -73.95);
const shop = { longitude: -73.95, latitude: 40.98 };
const words = { shop: 'Our shop' };
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
type Towns = Parameters<typeof areaMap>[1]['towns'];

const mapOf = (...towns: Towns) => areaMap(outlines, { towns, shop, words });
const litMapOf = (lit: string, ...towns: Towns) =>
  areaMap(outlines, {
    towns,
    shop,
    words,
    lit: { slug: lit, time: '25–40 min' },
  });

describe('the map of all towns', () => {
  const map = mapOf(west, town('dot', -74), east);
  const [left, dot, right] = map.towns;

  test('fits the towns into its width, with air around them, north at the top', () => {
    expect(map).toMatchObject({
      width: 620,
      height: 427,
      shop: { x: 453, y: 100 },
    });
    expect([left?.point.x, dot?.point.x, right?.point.x]).toEqual([
      167, 310, 453,
    ]);
    expect(map.shop.y).toBeLessThan(right?.point.y ?? 0);
  });

  test('draws an outline in whole units and steps, closed', () => {
    expect(left?.outline).toBe('M310 403l-286 0 0-379 286 0z');
    expect(right?.outline).toBe('M310 403l0-379 286 0 0 379z');
  });

  test('shows a town without an outline as a dot with its name beside it', () => {
    expect(dot).toMatchObject({ outline: null, label: { isInside: false } });
    expect(dot?.direction).toBeUndefined();
  });

  test('shows the way to a town beyond it, as an arrow at its edge', () => {
    const [, , far] = mapOf(west, east, town('far', -75, 40.98)).towns;
    expect(far).toMatchObject({
      point: { x: 16, y: 100 },
      direction: 180,
      label: { isInside: false },
    });
  });

  test('knows the outline of a town by what it was called before', () => {
    const [renamed] = mapOf(
      { ...west, slug: 'far-west', formerly: ['west'] },
      east,
    ).towns;
    expect(renamed).toMatchObject({ slug: 'far-west', outline: left?.outline });
  });

  test('writes a name into its town, a word a line', () => {
    const [two] = mapOf({ ...west, name: 'West Park' }, east).towns;
    expect(two?.label).toMatchObject({ isInside: true, x: 167 });
    expect(two?.label?.lines.map(({ text }) => text)).toEqual(['West', 'Park']);
  });

  test('leaves out the names of a crowd that has no room', () => {
    const crowd = mapOf(
      ...Array.from({ length: 200 }, (_, index) =>
        town(`crowded-${String(index)}`, -74 + index / 1e5),
      ),
    );
    expect(crowd.towns.at(0)?.label).toBeDefined();
    expect(crowd.towns.at(-1)?.label).toBeUndefined();
  });

  test('lets a finger reach a town as far as half the way to the next, within limits', () => {
    expect(mapOf(west, east).towns[0]?.reach).toBe(33);
    expect(mapOf(west, town('dot', -74.04)).towns[0]?.reach).toBe(19);
    expect(mapOf(west, town('dot', -74.0501)).towns[0]?.reach).toBe(12);
  });

  test('leaves out a town without a location', () => {
    expect(mapOf({ ...west, location: undefined }, east).towns).toHaveLength(1);
  });

  test('has numbers in it also where no town has an outline or a place', () => {
    expect(mapOf()).toMatchObject({ height: 427, towns: [] });
    expect(mapOf(town('dot', -74)).towns).toMatchObject([
      { point: { x: 310 } },
    ]);
  });

  test('has the river east of its bank, its name along it', () => {
    // East of the towns, so that the map reaches beyond the river.
    const eastern = { longitude: -73.885, latitude: 40.98 };
    const { river } = areaMap(outlines, {
      towns: [west, east],
      shop: eastern,
      words,
    });
    expect(river.shift.x).toBeGreaterThan(10);
    expect(river.shift.y).toBe(0);
    expect(river.name?.angle).toBe(-90);
  });

  test('leaves out a name of the river that its edge would cut', () => {
    expect(map.river.name).toBeUndefined();
  });
});

describe('the map of a town', () => {
  const lit = litMapOf('west', west, east);

  test('lights it, with its name, the time and the way from the shop with its length', () => {
    const { label, route, arrival, distance } = lit.lit ?? {};
    expect(label?.lines.map(({ text }) => text)).toEqual(['west', '25–40 min']);
    // It ends in the outline, just behind the border.
    expect(arrival).toEqual({ x: 296, y: 129 });
    expect(route).toMatch(/^M453 100Q\d+ \d+ 296 129$/);
    expect(distance?.lines).toMatchObject([{ text: '5.6 miles' }]);
  });

  test('keeps the length of the way clear of its dots', () => {
    const { route = '', distance } = lit.lit ?? {};
    expect(dotsOn(route).filter((dot) => holds(distance, dot))).toEqual([]);
  });

  test('leaves the name of the lit town to its own label', () => {
    expect(lit.towns.map(({ label }) => label !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  test('draws no way to the town of the shop, and nothing of a town that lies nowhere', () => {
    expect(litMapOf('east', west, east).lit).toMatchObject({ isHome: true });
    expect(litMapOf('east', west, east).lit?.route).toBeUndefined();
    const nowhere = litMapOf('west', { ...west, location: undefined }, east);
    expect(nowhere.lit).toBeUndefined();
    expect(nowhere.shop.label).toBeDefined();
  });
});

/** Lengths of the names that fill their towns, as the browser measures them in letters of one unit. */
const LENGTHS: Record<string, number> = {
  Hackensack: 4.41,
  Ridgefield: 3.62,
  Bergenfield: 4.15,
  Milford: 2.48,
  Ferry: 1.9,
};

/** Towns that an editor may add: one without an outline, two far beyond the map. */
const NEW_TOWNS = [
  { ...town('cresskill', -73.9593, 40.9415), name: 'Cresskill' },
  { ...town('far-north', -74.0985, 41.0573), name: 'Upper Saddle River' },
  { ...town('far-south', -74.1724, 40.7357), name: 'Newark' },
];

describe('the map of this site', () => {
  const TENAFLY = { latitude: 40.919, longitude: -73.9567 };
  // TypeScript reads the kinds of geometry in a JSON file as any text.
  const real = bergen as unknown as Outlines;
  const today: Towns = areas().map(({ slug, name, location }) => ({
    slug,
    name,
    location,
    formerly: [],
    isSoonest: false,
  }));
  test('writes "Our shop" all into its town where that is lit', () => {
    const map = areaMap(real, {
      towns: today,
      shop: TENAFLY,
      words,
      lit: { slug: 'tenafly', time: '' },
    });
    expect(map.lit?.isHome).toBe(true);
    const { x, y, width, height } = map.shop.label ?? NOWHERE;
    const corners = [-0.5, 0.5].flatMap((across) =>
      [-0.5, 0.5].map((down) => ({
        // The box has some air around the letters.
        x: x + across * (width - 6),
        y: y + down * (height - 6),
      })),
    );
    const outline = cornersOf(map.lit?.outline ?? '');
    expect(corners.filter((corner) => !isWithin(outline, corner))).toEqual([]);
  });

  test('writes a name beside a town that is too small for it, with a line to it', () => {
    const maywood = { ...town('maywood', -74.0634, 40.9025), name: 'Maywood' };
    const paramus = { ...town('paramus', -74.0712, 40.9456), name: 'Paramus' };
    const { towns } = areaMap(real, {
      towns: [paramus, maywood, ...today],
      shop: TENAFLY,
      words,
    });
    expect(towns[0]).toMatchObject({ label: { isInside: true } });
    expect(towns[0]?.leader).toBeUndefined();
    expect(towns[1]).toMatchObject({ label: { isInside: false } });
    expect(towns[1]?.leader?.path).toMatch(/^M\d+ \d+l/);
    // Its end lies in the town, where the line has the color of names there.
    expect(towns[1]?.leader).toMatchObject({ point: towns[1]?.point });
    expect(towns[1]?.leader?.inner).toMatch(/^M\d+ \d+l/);
  });

  test('has no letter of a name on a border', () => {
    const { towns } = areaMap(real, { towns: today, shop: TENAFLY, words });
    const crossing = towns.filter(({ outline, label }) => {
      if (!label?.isInside) return false;
      const corners = cornersOf(outline ?? '');
      return endsOf(label).some((end) => !isWithin(corners, end));
    });
    expect(crossing.map(({ name }) => name)).toEqual([]);
  });

  const maps = [today, [...today, ...NEW_TOWNS]].flatMap((towns) =>
    [undefined, ...towns].map((one) => ({
      towns,
      name: `${String(towns.length)} towns, ${one?.name ?? 'none'} lit`,
      slug: one?.slug,
    })),
  );

  test.each(maps)(
    'names all and covers nothing: $name',
    ({ towns, slug = '' }) => {
      const map = areaMap(real, {
        towns,
        shop: TENAFLY,
        words,
        lit: { slug, time: '25–40 min' },
      });
      const { lit } = map;
      const others = map.towns.filter((other) => other.slug !== slug);
      expect(
        others.filter(({ label }) => !label).map(({ name }) => name),
      ).toEqual([]);
      if (slug !== '') expect(lit?.label).toBeDefined();
      if (lit && !lit.isHome) expect(lit.distance).toBeDefined();
      const labels = [
        map.shop.label,
        lit?.label,
        lit?.distance,
        ...others.map(({ label }) => label),
      ].filter((label) => label !== undefined);
      expect(labels.filter((label) => leaves(label, map))).toEqual([]);
      expect(overlapping(labels)).toEqual([]);
      const onRiver = map.river.taken.filter((box) =>
        labels.some((label) => overlapping([box, label]).length > 0),
      );
      expect(onRiver).toEqual([]);
    },
  );
});

describe('a close-up of the shop and a town', () => {
  const closeUpOf = (lit: string, towns: Towns, height = 300) =>
    areaMap(bergen as unknown as Outlines, {
      towns,
      shop: { latitude: 40.919, longitude: -73.9567 },
      words,
      lit: { slug: lit, time: '25–40 min' },
      closeUp: { towns: [lit], height },
    });
  const all: Towns = [
    ...areas().map(({ slug, name, location }) => ({
      slug,
      name,
      location,
      formerly: [],
      isSoonest: false,
    })),
    ...NEW_TOWNS,
  ];
  const mapped = all.filter(({ location }) => location !== undefined);

  test.each(mapped)(
    'holds them and the way, with names apart: $name',
    (town) => {
      const map = closeUpOf(town.slug, all);
      const { lit, shop: mark } = map;
      expect(map).toMatchObject({ width: 620, height: 300 });
      expect(lit?.label).toBeDefined();
      expect(mark.label).toBeDefined();
      const shown = [lit?.bounds, { ...mark, width: 0, height: 0 }].filter(
        (box) => box !== undefined,
      );
      expect(shown.filter((box) => leaves(box, map))).toEqual([]);
      const labels = [
        mark.label,
        lit?.label,
        lit?.distance,
        ...map.towns.map(({ label }) => label),
      ].filter((label) => label !== undefined);
      expect(labels.filter((label) => leaves(label, map))).toEqual([]);
      expect(overlapping(labels)).toEqual([]);
    },
  );

  test.each(areas())(
    'covers little of it with the name beside a town: $name',
    ({ slug }) => {
      const { lit, ...map } = closeUpOf(slug, all);
      const { width, height } = lit?.label ?? NOWHERE;
      const part = (width * height) / (map.width * map.height);
      if (lit?.label?.hasPlate) expect(part).toBeLessThan(0.06);
    },
  );

  test.each(mapped)(
    'keeps the plate of a town as far from its sides as texts are from those of a phone: $name',
    ({ slug }) => {
      const { lit, ...map } = closeUpOf(slug, all);
      if (!lit?.label?.hasPlate) return;
      const { x, width } = lit.label;
      const airs = [x - width / 2, map.width - x - width / 2];
      // Of a phone of 360 px, which has 16 px at its sides.
      const least = (16 / 360) * map.width;
      expect(Math.min(...airs)).toBeGreaterThanOrEqual(least);
    },
  );

  test('has no dot without a name, and no arrow to a town beside it', () => {
    for (const { slug } of mapped) {
      const { towns } = closeUpOf(slug, all);
      const dots = towns.filter(({ outline }) => outline === null);
      expect(dots.filter(({ label }) => !label)).toEqual([]);
      expect(dots.filter(({ direction }) => direction !== undefined)).toEqual(
        [],
      );
    }
  });

  test('knows which shapes have no name', () => {
    const { towns } = closeUpOf('hackensack', all);
    const nameless = towns.filter(({ isNameless }) => isNameless);
    expect(nameless.length).toBeGreaterThan(0);
    expect(nameless.filter(({ label }) => label)).toEqual([]);
    expect(nameless.map(({ slug }) => slug)).not.toContain('hackensack');
    const named = towns.filter(({ isNameless }) => !isNameless);
    expect(
      named.filter(({ slug, label }) => !label && slug !== 'hackensack'),
    ).toEqual([]);
  });

  test('names a town beside it on the ground of no other, with a line to it', () => {
    const { towns } = closeUpOf('hackensack', all);
    const maywood = towns.find(({ slug }) => slug === 'maywood');
    expect(maywood).toMatchObject({
      isNameless: false,
      label: { isInside: false },
      leader: { point: maywood?.point },
    });
    const { x, y, width, height } = maywood?.label ?? NOWHERE;
    const corners = [-0.5, 0.5].flatMap((across) =>
      [-0.5, 0.5].map((down) => ({
        x: x + across * width,
        y: y + down * height,
      })),
    );
    const covered = towns.filter(({ outline }) =>
      corners.some((corner) => isWithin(cornersOf(outline ?? ''), corner)),
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  });

  test.each([300, 380, 600])(
    "has the name of the shop's town and the shop's on the axis of its mark, %d high",
    (height) => {
      const { lit, shop: mark } = closeUpOf('tenafly', all, height);
      const labels = [lit?.label, mark.label].map((label) => label ?? NOWHERE);
      expect(labels.map(({ x }) => x)).toEqual([mark.x, mark.x]);
      const sides = labels.map(({ y }) => Math.sign(y - mark.y));
      expect(sides.toSorted((a, b) => a - b)).toEqual([-1, 1]);
    },
  );

  test('names the river only where it has room', () => {
    const [first] = mapped;
    expect(closeUpOf(first?.slug ?? '', all).river.name).toBeUndefined();
  });

  test.each(mapped)('shows all of the name of the river: $name', ({ slug }) => {
    const { river, ...map } = closeUpOf(slug, all, 600);
    const { x, y, angle } = river.name ?? { x: 310, y: 300, angle: 0 };
    // As long as the browser draws it.
    const ends = [-66, 66].map((away) => ({
      x: x + away * Math.cos((angle * Math.PI) / 180),
      y: y + away * Math.sin((angle * Math.PI) / 180),
      width: 12,
      height: 12,
    }));
    expect(ends.filter((end) => leaves(end, map))).toEqual([]);
  });
});

function leaves(
  box: Box,
  { width, height }: { width: number; height: number },
) {
  return (
    box.x - box.width / 2 < 0 ||
    box.x + box.width / 2 > width ||
    box.y - box.height / 2 < 0 ||
    box.y + box.height / 2 > height
  );
}

function overlapping(boxes: Box[]): Box[] {
  return boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2,
      ),
  );
}

/** The places of the dots on a way, which is a curve with one bend. */
function dotsOn(route: string): { x: number; y: number }[] {
  const numbers = [...route.matchAll(/\d+/g)].map(Number);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
  const between = (start: number, bend: number, end: number, part: number) =>
    (1 - part) ** 2 * start + 2 * part * (1 - part) * bend + part ** 2 * end;
  return Array.from({ length: 101 }, (_, index) => ({
    x: between(x1, x2, x3, index / 100),
    y: between(y1, y2, y3, index / 100),
  }));
}

function holds(box: Box | undefined, { x, y }: { x: number; y: number }) {
  return (
    box !== undefined &&
    Math.abs(x - box.x) < box.width / 2 &&
    Math.abs(y - box.y) < box.height / 2
  );
}

/** The foot and the head of the first and of the last letter of each line, as the heading font has them. */
function endsOf({ x, lines }: MapLabel): { x: number; y: number }[] {
  return lines.flatMap(({ text, size, y }) => {
    // Outlines and places are in whole units.
    const half = ((LENGTHS[text] ?? 0.4 * text.length) * size) / 2 - 1;
    return [x - half, x + half].flatMap((across) =>
      [y, y - 0.7 * size].map((down) => ({ x: across, y: down })),
    );
  });
}

/** The corners of an outline of steps, closed. */
function cornersOf(outline: string): { x: number; y: number }[] {
  let x = 0;
  let y = 0;
  const numbers = [...outline.matchAll(/-?\d+/g)].map(Number);
  return numbers.flatMap((across, index) => {
    if (index % 2 === 1) return [];
    x += across;
    y += numbers[index + 1] ?? 0;
    return { x, y };
  });
}

/** Whether a ray to the right leaves an outline an odd number of times. */
function isWithin(
  outline: readonly { x: number; y: number }[],
  { x, y }: { x: number; y: number },
): boolean {
  const crossed = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossed.length % 2 === 1;
}
