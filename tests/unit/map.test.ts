import { describe, expect, it } from 'vitest';
import {
  closeUp,
  overviewBox,
  placeShop,
  placeTown,
  type Box,
  type Point,
  type Town,
} from '~/lib/map';

const isInside = ({ x, y }: Point, box: Box) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** Somewhere in the county. */
const PLACE = { longitude: -74, latitude: 40.93 };
const drawn = (slug: string, name: string, more: Partial<Town> = {}) =>
  placeTown({ slug, name, ...PLACE, ...more });

const TEANECK = drawn('teaneck', 'Teaneck');
const RIDGEFIELD_PARK = drawn('ridgefield-park', 'Ridgefield Park');
const SHOP = placeShop({ longitude: -73.965, latitude: 40.92 });

describe('a town of the map', () => {
  it('has its name and the end of a route inside of its outline', () => {
    expect(TEANECK.outline).toMatch(/^M[\d.,ML]+Z$/);
    expect(TEANECK.label).toMatchObject({
      lines: ['Teaneck'],
      isBeside: false,
    });
    expect(isInside(TEANECK.label, TEANECK.bounds)).toBe(true);
    expect(isInside(TEANECK.middle, TEANECK.bounds)).toBe(true);
  });

  it('has its name in one line a word where that has more room', () => {
    expect(RIDGEFIELD_PARK.label.lines).toEqual(['Ridgefield', 'Park']);
  });

  it('has its name where its file says, beside it', () => {
    const mapLabel = { x: -50, y: 10 };
    expect(drawn('teaneck', 'Teaneck', { mapLabel }).label).toEqual({
      lines: ['Teaneck'],
      ...mapLabel,
      isBeside: true,
    });
  });

  it('is a dot at its place where no outline is known', () => {
    const { outline, middle, bounds, label } = drawn('nowhere', 'Nowhere');
    expect(outline).toBeUndefined();
    expect(middle).toEqual(placeShop(PLACE));
    expect(isInside(middle, bounds)).toBe(true);
    expect(label).toMatchObject({ lines: ['Nowhere'], isBeside: true });
    expect(isInside(label, bounds)).toBe(false);
  });
});

it('the map of all towns holds them, their names and the shop', () => {
  const towns = [TEANECK, drawn('nowhere', 'Nowhere')];
  const view = overviewBox(towns, SHOP);
  const points = [
    SHOP,
    ...towns.flatMap(({ bounds, label }) => [...cornersOf(bounds), label]),
  ];
  expect(points.filter((point) => !isInside(point, view))).toEqual([]);
});

describe('a close-up', () => {
  const towns = [TEANECK, RIDGEFIELD_PARK];

  it.each([2, 0.5])('shows shop and town at a ratio of %d', (ratio) => {
    const { view } = closeUp(towns, SHOP, TEANECK, ratio);
    const points = [SHOP, ...cornersOf(TEANECK.bounds)];
    expect(points.filter((point) => !isInside(point, view))).toEqual([]);
    expect(view.width / view.height).toBeCloseTo(ratio);
  });

  it('leads from the shop to the town', () => {
    const { route = '', mark } = closeUp(towns, SHOP, TEANECK, 1);
    const [from, to] = [SHOP, TEANECK.middle].map(
      ({ x, y }) => `${String(Math.round(x))} ${String(Math.round(y))}`,
    );
    expect(route.startsWith(`M${String(from)}Q`)).toBe(true);
    expect(route.endsWith(` ${String(to)}`)).toBe(true);
    expect(mark).toEqual(TEANECK.middle);
  });

  it('has no route in the town of the shop', () => {
    const { route, mark } = closeUp(towns, TEANECK.middle, TEANECK, 1);
    expect(route).toBeUndefined();
    expect(mark).toEqual(TEANECK.middle);
  });

  it('names other towns where their names meet nothing', () => {
    const at = (x: number, y: number) => ({
      ...RIDGEFIELD_PARK,
      label: { ...RIDGEFIELD_PARK.label, x, y },
    });
    const { plate, view } = closeUp(towns, SHOP, TEANECK, 1);
    const onPlate = at(plate.x + plate.width / 2, plate.y + plate.height / 2);
    const outside = at(view.x - 100, view.y);
    const { named } = closeUp([onPlate, outside], SHOP, TEANECK, 1);
    expect(named).toEqual([]);
    expect(
      closeUp([TEANECK, at(view.x + 90, view.y + 40)], SHOP, TEANECK, 1).named,
    ).toHaveLength(1);
  });
});
