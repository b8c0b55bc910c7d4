import {
  coversLit,
  isFree,
  squareAt,
  type Box,
  type Surroundings,
} from './map-labels.ts';
import type { Point } from './project.ts';

/** A curve from the shop to a town. */
export interface Route {
  from: Point;
  /** The point that bends it. */
  bend: Point;
  to: Point;
}

/** How far the bend lies beside the straight line, as a part of its length: usually, and where names are in the way. */
export const BENDS = [0.2, 0.1, 0.3];

/** Air around the middle of the way for the names beside it: half a dot, and as much between. */
export const WAY_AIR = 7;

/** The parts of the way at which the distance may stand: its middle first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** Beside the way, which stays whole: above it, below it, to its left and right. */
const BESIDE = [22, 30, 42, 54].flatMap((away) => [
  { x: 0, y: -away },
  { x: 0, y: away },
  { x: -2 * away, y: 0 },
  { x: 2 * away, y: 0 },
]);

/** The ways between two points: bent to one side and to the other. */
export function routesBetween(from: Point, to: Point, part: number): Route[] {
  const across = to.x - from.x;
  const down = to.y - from.y;
  return [part, -part].map((bend) => ({
    from,
    bend: {
      x: Math.round((from.x + to.x) / 2 - bend * down),
      y: Math.round((from.y + to.y) / 2 + bend * across),
    },
    to,
  }));
}

/** SVG path of a route. */
export function routePath({ from, bend, to }: Route): string {
  const at = ({ x, y }: Point) => `${String(x)} ${String(y)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

/** A point of a route, from 0 at the shop to 1 at the town. */
export function pointOn({ from, bend, to }: Route, part: number): Point {
  const rest = 1 - part;
  const mix = (start: number, middle: number, end: number) =>
    rest * rest * start + 2 * rest * part * middle + part * part * end;
  return {
    x: mix(from.x, bend.x, to.x),
    y: mix(from.y, bend.y, to.y),
  };
}

/** A route as far as it leads into a town, up to where a mark of this radius has room there; all of it without room. */
export function routeInto(
  route: Route,
  radius: number,
  isInTown: (point: Point) => boolean,
): Route {
  const parts = Array.from({ length: 101 }, (_, index) => index / 100);
  const hasRoom = (part: number) =>
    pointsAround(pointOn(route, part), radius).every(isInTown);
  const outside = parts.findLast((part) => !isInTown(pointOn(route, part)));
  const end = parts.find((part) => part > (outside ?? 0) && hasRoom(part));
  return end === undefined ? route : cutAt(route, end);
}

function pointsAround({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, index) => ({
    x: x + radius * Math.cos((index * Math.PI) / 8),
    y: y + radius * Math.sin((index * Math.PI) / 8),
  }));
}

/** A route up to a part of it, which has the same bend. */
function cutAt(route: Route, part: number): Route {
  const { from, bend } = route;
  const { x, y } = pointOn(route, part);
  return {
    from,
    bend: {
      x: Math.round(from.x + part * (bend.x - from.x)),
      y: Math.round(from.y + part * (bend.y - from.y)),
    },
    to: { x: Math.round(x), y: Math.round(y) },
  };
}

/** Small boxes along a route, for labels that may not cover it. */
export function boxesOn(route: Route, radius: number): Box[] {
  return Array.from({ length: 41 }, (_, index) =>
    squareAt(pointOn(route, index / 40), radius),
  );
}

/** A box of this size beside a route; undefined without room. */
export function placeBesideRoute(
  size: Box,
  route: Route,
  around: Surroundings,
): Box | undefined {
  return BESIDE.flatMap((aside) =>
    PLACES.map((part) => {
      const { x, y } = pointOn(route, part);
      return { ...size, x: x + aside.x, y: y + aside.y };
    }),
  ).find((box) => isFree(box, around) && !coversLit(box, around));
}
