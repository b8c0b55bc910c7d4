import { geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, LineString } from 'geojson';
import type { Coordinates } from './distance.ts';
import { overlap, squareAt, type Box } from './map-labels.ts';
import {
  bankOf,
  shapeOf,
  shapesOf,
  type MappedTown,
  type Outlines,
} from './outlines.ts';
import { fitToSize, fitToWidth, pointAt, type Point } from './project.ts';
import { isInRings, ringsOf } from './rings.ts';
import { farBankOf } from './river.ts';
import { svgPath } from './svg-path.ts';

/** Width of the map, in its units. */
const WIDTH = 620;

/** Air around the towns. */
const MARGIN = 24;

/** The ground around the shop that every map shows, in degrees north and south, east and west of it. */
const AROUND_SHOP = 0.012;

/** Radius of a town that is a dot. */
export const DOT_RADIUS = 8;

/** Air between the edge of the map and the arrow to a town beyond it. */
const AIR_AT_EDGE = 16;

/** The least and the most radius of what a finger hits around a town; between them half the way to the next. */
const REACH = { least: 12, most: 33 };

/** A town on the map. */
export interface AreaMapTown extends MappedTown {
  name: string;
  /** Whether it is among those that are soonest reached. */
  isSoonest: boolean;
}

/** A town in its place on the map. */
export interface PlacedTown {
  slug: string;
  name: string;
  isSoonest: boolean;
  location: Coordinates;
  /** SVG path of its outline; null for a town without one, which is a dot. */
  outline: string | null;
  point: Point;
  bounds: Box;
  /** Of a town beyond the map, which has an arrow at its edge: degrees clockwise from east. */
  direction?: number | undefined;
  /** The radius of what a finger hits. */
  reach: number;
}

/** A part of the map: the shop and these towns, as large as they fit into it. */
export interface CloseUp {
  /** By their slugs. */
  towns: readonly string[];
  /** In units of the map. */
  height: number;
  /** Around them all, in the same units; little without it. */
  air?: number | undefined;
}

/** The part of the world that the map shows. */
export type MapFrame = ReturnType<typeof frameAround>;

/**
 * A frame that holds the shop and all outlines of towns; a town without one may lie beyond it. A close-up
 * holds the shop and its own towns, and the others lie beside it.
 */
export function frameAround(
  outlines: Outlines,
  towns: readonly AreaMapTown[],
  { shop, closeUp }: { shop: Coordinates; closeUp?: CloseUp | undefined },
) {
  const all = shapesOf(outlines);
  const shapes = new Map(
    towns.flatMap((town) => {
      const shape = town.location && shapeOf(all, town);
      return shape ? [[town.slug, shape] as const] : [];
    }),
  );
  if (closeUp) {
    const inSight = towns.filter(({ slug }) => closeUp.towns.includes(slug));
    const fit = fitToSize(
      inSight.flatMap(({ slug }) => shapes.get(slug) ?? []),
      [
        ...cornersAround(shop),
        ...inSight.flatMap(({ location }) => location ?? []),
      ],
      { width: WIDTH, margin: closeUp.air ?? MARGIN, height: closeUp.height },
    );
    moveToRiver(fit, bankOf(outlines));
    return frameOf(shapes, fit);
  }
  const served = [...shapes.values()];
  // A dot alone has no width to fit.
  const fitted = served.length > 0 ? served : all;
  return frameOf(
    shapes,
    fitToWidth(fitted, [shop], { width: WIDTH, margin: MARGIN }),
  );
}

/** Moves a close-up east where it would show much of the empty ground beyond the river: half the way, for what lies west. */
function moveToRiver(
  { projection, height, air }: ReturnType<typeof fitToSize>,
  bank: LineString,
): void {
  const farBank = farBankOf(bank, { projection, width: WIDTH, height });
  const [left, top] = projection.translate();
  const way = Math.min(Math.max(0, WIDTH - farBank), air) / 2;
  projection.translate([left + way, top]);
}

function frameOf(
  shapes: ReadonlyMap<string, Feature>,
  { projection, height }: { projection: GeoProjection; height: number },
) {
  const rings = new Map(
    [...shapes].map(([slug, shape]) => [slug, ringsOf(shape, projection)]),
  );
  return { shapes, rings, width: WIDTH, projection, height };
}

function cornersAround({ latitude, longitude }: Coordinates): Coordinates[] {
  return [-AROUND_SHOP, AROUND_SHOP].map((away) => ({
    latitude: latitude + away,
    longitude: longitude + away,
  }));
}

/** The part of a box that lies in the frame; undefined where none does. */
export function partInFrame(
  box: Box,
  { width, height }: { width: number; height: number },
): Box | undefined {
  const frame = { x: width / 2, y: height / 2, width, height };
  if (!overlap(box, frame)) return undefined;
  const left = Math.max(0, box.x - box.width / 2);
  const right = Math.min(width, box.x + box.width / 2);
  const top = Math.max(0, box.y - box.height / 2);
  const bottom = Math.min(height, box.y + box.height / 2);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

/** The towns whose location is known. */
export function placeTowns(
  towns: readonly AreaMapTown[],
  frame: MapFrame,
  shop: Point,
): PlacedTown[] {
  const placed = towns.flatMap((town) =>
    town.location ? [placeTown(town, town.location, { frame, shop })] : [],
  );
  const points = placed.map(({ point }) => point);
  return placed.map((town) => ({
    ...town,
    reach: reachOf(town.point, points),
  }));
}

function placeTown(
  { slug, name, isSoonest }: AreaMapTown,
  location: Coordinates,
  { frame, shop }: { frame: MapFrame; shop: Point },
): Omit<PlacedTown, 'reach'> {
  const { projection, shapes } = frame;
  const shape = shapes.get(slug);
  const center = pointAt(location, projection);
  const point = keptInside(center, shop, frame);
  const isBeyond = point !== center;
  return {
    slug,
    name,
    isSoonest,
    location,
    outline: shape ? svgPath(shape, projection) : null,
    point,
    bounds: shape ? boundsOf(shape, projection) : squareAt(point, DOT_RADIUS),
    direction: isBeyond ? directionOf(shop, center) : undefined,
  };
}

/** Whether the shop stands in a town. */
export function holdsShop(
  { slug, point }: PlacedTown,
  frame: MapFrame,
  shop: Point,
): boolean {
  const isSame = point.x === shop.x && point.y === shop.y;
  return isSame || isInTown(frame, slug, shop);
}

/** Whether a point lies in the outline of a town. */
export function isInTown(
  { rings }: MapFrame,
  slug: string,
  point: Point,
): boolean {
  return isInRings(rings.get(slug) ?? [], point);
}

/** The point itself, or where the way to it from the shop leaves the map. */
function keptInside(
  point: Point,
  shop: Point,
  { width, height }: MapFrame,
): Point {
  const partWithin = (from: number, to: number, end: number) => {
    const last = end - AIR_AT_EDGE;
    if (to > last) return (last - from) / (to - from);
    if (to < AIR_AT_EDGE) return (from - AIR_AT_EDGE) / (from - to);
    return 1;
  };
  const part = Math.min(
    partWithin(shop.x, point.x, width),
    partWithin(shop.y, point.y, height),
  );
  if (part === 1) return point;
  return {
    x: Math.round(shop.x + part * (point.x - shop.x)),
    y: Math.round(shop.y + part * (point.y - shop.y)),
  };
}

function boundsOf(shape: Feature, projection: GeoProjection): Box {
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

function directionOf(from: Point, to: Point): number {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / Math.PI;
  return Math.round(turn * 180);
}

function reachOf(point: Point, points: readonly Point[]): number {
  const others = points.filter((other) => other !== point);
  const nearest = Math.min(
    ...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)),
  );
  return Math.round(Math.min(REACH.most, Math.max(REACH.least, nearest / 2)));
}
