import type { Coordinates } from './distance.ts';
import {
  placeLabels,
  type LabelRequest,
  type Lettering,
} from './map-labels.ts';
import {
  shapeOf,
  shapesOf,
  type MappedTown,
  type Outlines,
} from './outlines.ts';
import { fitToWidth, pointAt, type Point } from './project.ts';
import { svgPath } from './svg-path.ts';

/** Air around the towns, in map units. */
const MARGIN = 14;

/** The names on wide screens. */
export const NAMES: Lettering = {
  size: 14,
  lineHeight: 15,
  characterWidth: 7.5,
};

/** The numbers on phones, where the map is half as wide. */
export const NUMBERS: Lettering = {
  size: 26,
  lineHeight: 26,
  characterWidth: 14,
};

/** How far the number of the shop's town moves down, away from the mark of the shop. */
const BELOW_SHOP = 12;

/** The least and the most radius of what a finger hits around a town; between them half the way to the next. */
const REACH = { least: 12, most: 33 };

/** A town on the map of all. */
export interface AreaMapTown extends MappedTown {
  name: string;
  /** How far its name moves across, where it would run over a border. */
  nudge?: number;
}

/**
 * The map of all towns with a location, fitted to them.
 * @param width of the map, in its units
 */
export function areaMap<Town extends AreaMapTown>(
  outlines: Outlines,
  towns: readonly Town[],
  shop: Coordinates,
  width: number,
) {
  const shapes = shapesOf(outlines, 'towns');
  const placed = towns.flatMap((town) =>
    town.location
      ? [{ ...town, location: town.location, shape: shapeOf(shapes, town) }]
      : [],
  );
  const served = placed.flatMap(({ shape }) => shape ?? []);
  // A dot alone has no width to fit.
  const fitted = served.length > 0 ? served : shapes;
  const places = placed.map(({ location }) => location);
  const { projection, height } = fitToWidth(fitted, places, {
    width,
    margin: MARGIN,
  });
  const shopPoint = pointAt(shop, projection);
  const drawn = placed.map(({ shape, ...town }) => ({
    ...town,
    /** SVG path of its outline; null for a town without one, which is a dot. */
    outline: shape ? svgPath(shape, projection) : null,
    point: pointAt(town.location, projection),
  }));
  const points = drawn.map(({ point }) => point);
  const area = { width, height, shop: shopPoint };
  const names = drawn.map((town) => ({ ...nameOf(town), town }));
  const named = placeLabels(names, NAMES, area).map(({ town, label }) => {
    return { ...town, nameLabel: label };
  });
  const numbers = named.map((town, index) => ({
    ...numberOf(town, index + 1, shopPoint),
    town,
  }));
  return {
    ...area,
    towns: placeLabels(numbers, NUMBERS, area).map(({ town, label }) => ({
      ...town,
      numberLabel: label,
      /** The radius of what a finger hits. */
      reach: reachOf(town.point, points),
    })),
  };
}

interface DrawnTown {
  name: string;
  nudge?: number | undefined;
  outline: string | null;
  point: Point;
}

function nameOf({ name, nudge = 0, outline, point }: DrawnTown): LabelRequest {
  const center = { x: point.x + nudge, y: point.y };
  return {
    lines: name.split(' '),
    point,
    center: outline === null ? undefined : center,
  };
}

function numberOf(
  { outline, point }: DrawnTown,
  number: number,
  shop: Point,
): LabelRequest {
  const isShop = point.x === shop.x && point.y === shop.y;
  const center = { x: point.x, y: point.y + (isShop ? BELOW_SHOP : 0) };
  return {
    lines: [String(number)],
    point,
    center: outline === null ? undefined : center,
  };
}

function reachOf(point: Point, points: readonly Point[]): number {
  const others = points.filter((other) => other !== point);
  const nearest = Math.min(
    ...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)),
  );
  return Math.round(Math.min(REACH.most, Math.max(REACH.least, nearest / 2)));
}
