import type { GeoProjection } from 'd3-geo';
import type { LineString } from 'geojson';
import { distanceInMiles, type Coordinates } from './distance.ts';
import { isInFrame, squareAt, type Box } from './map-labels.ts';
import type { Point } from './project.ts';
import { svgPath } from './svg-path.ts';

/** Width of the river: the Hudson is about four fifths of a mile wide along the map. */
const WIDTH_IN_MILES = 0.8;

/** How much of the height of the map the part of the river has in which its name stands along it. */
const NAMED = 0.28;

/** Where that part may begin: as far up as the map shows all of the name. */
const BEGINNINGS = [0.56, 0.6, 0.64, 0.68, 0.72];

/** The least length of that part, in map units: a lower close-up has no room for the name. */
const LEAST_LENGTH = 110;

/** Half the length of the name, in map units, and how near its middle line may come to the edge of the map. */
const HALF_NAME = 66;
const AIR_AT_EDGE = 10;

interface MapFrame {
  projection: GeoProjection;
  width: number;
  height: number;
}

export type River = ReturnType<typeof riverBeside>;

/** The river as a band beside its west bank, and the place of its name. */
export function riverBeside(bank: LineString, frame: MapFrame) {
  const { projection } = frame;
  const points = pointsOf(bank, frame);
  const band = bandOn(frame);
  const parts = BEGINNINGS.map((top) =>
    partOf(points, top, { ...frame, band }),
  );
  const [first] = parts;
  const named = parts.find(({ hasRoom }) => hasRoom);
  const shift = (named ?? first)?.shift ?? { x: 0, y: 0 };
  return {
    /** SVG path of the middle of the band. */
    path: svgPath(bank, projection),
    shift,
    width: Math.round(band),
    /** None where a close-up has no room for it. */
    name: named?.name,
    /** What the name covers. */
    taken: named?.taken ?? [],
    /** What the band covers, about. */
    water: Array.from({ length: 25 }, (_, index) => {
      const { x, y } = pointAtHeight(points, (index / 24) * frame.height);
      return squareAt({ x: x + shift.x, y: y + shift.y }, band / 2);
    }),
  };
}

/** The easternmost place of the river on a map, from its left edge. */
export function farBankOf(bank: LineString, frame: MapFrame): number {
  const points = pointsOf(bank, frame);
  const places = [0, 0.25, 0.5, 0.75, 1].map(
    (part) => pointAtHeight(points, part * frame.height).x,
  );
  return Math.max(...places) + bandOn(frame);
}

function pointsOf(bank: LineString, { projection }: MapFrame): Point[] {
  return bank.coordinates.map(([longitude = 0, latitude = 0]) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { x, y };
  });
}

/** The width of the river on a map. */
function bandOn(frame: MapFrame): number {
  return (WIDTH_IN_MILES * frame.width) / milesAcross(frame);
}

/** A part of the river, as a straight band, with its name in the middle. */
function partOf(
  points: readonly Point[],
  top: number,
  { width, height, band }: { width: number; height: number; band: number },
) {
  const from = pointAtHeight(points, top * height);
  const to = pointAtHeight(points, (top + NAMED) * height);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // East of the bank, at a right angle to it.
  const shift = {
    x: Math.round(((to.y - from.y) / length) * (band / 2)),
    y: Math.round(((from.x - to.x) / length) * (band / 2)),
  };
  const at = (part: number): Point => ({
    x: from.x + part * (to.x - from.x) + shift.x,
    y: from.y + part * (to.y - from.y) + shift.y,
  });
  const middle = at(0.5);
  const isInSight = (point: Point) =>
    isInFrame(squareAt(point, AIR_AT_EDGE), { width, height });
  const ends = [-HALF_NAME, HALF_NAME].map((away) => at(0.5 + away / length));
  return {
    hasRoom: length >= LEAST_LENGTH && ends.every(isInSight),
    shift,
    name: {
      x: Math.round(middle.x),
      y: Math.round(middle.y),
      /** Degrees, so that it reads upward. */
      angle: Math.round(
        (Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI,
      ),
    },
    taken: [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Box =>
      squareAt(at(part), band / 3),
    ),
  };
}

/** Where a line from north to south is at a height of the map. */
function pointAtHeight(points: readonly Point[], y: number): Point {
  const index = points.findIndex((point) => point.y >= y);
  const below = points.at(index) ?? { x: 0, y };
  const above = points.at(Math.max(0, index - 1)) ?? below;
  const part = (y - above.y) / (below.y - above.y || 1);
  return { x: above.x + part * (below.x - above.x), y };
}

function milesAcross({ projection, width, height }: MapFrame): number {
  const ends = [0, width].map((x): Coordinates => {
    const [longitude, latitude] = projection.invert?.([x, height / 2]) ?? [
      0, 0,
    ];
    return { longitude, latitude };
  });
  const [west, east] = ends;
  return west && east ? distanceInMiles(west, east) : 1;
}
