import type { GeoProjection } from 'd3-geo';
import type { LineString } from 'geojson';
import { distanceInMiles, type Coordinates } from './distance.ts';
import { squareAt, type Box } from './map-labels.ts';
import type { Point } from './project.ts';
import { svgPath } from './svg-path.ts';

/** Width of the river: the Hudson is about four fifths of a mile wide along the map. */
const WIDTH_IN_MILES = 0.8;

/** The part of the map, from its top, in which the name of the river stands along it. */
const NAMED = { from: 0.56, to: 0.84 };

/** The least length of that part, in map units: a lower close-up has no room for the name. */
const NAME_LENGTH = 110;

interface MapFrame {
  projection: GeoProjection;
  width: number;
  height: number;
}

export type River = ReturnType<typeof riverBeside>;

/** The river as a band beside its west bank, and the place of its name. */
export function riverBeside(bank: LineString, frame: MapFrame) {
  const { projection, width, height } = frame;
  const points = bank.coordinates.map(([longitude = 0, latitude = 0]) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { x, y };
  });
  const from = pointAtHeight(points, NAMED.from * height);
  const to = pointAtHeight(points, NAMED.to * height);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const band = (WIDTH_IN_MILES * width) / milesAcross(frame);
  // East of the bank, at a right angle to it.
  const shift = {
    x: Math.round(((to.y - from.y) / length) * (band / 2)),
    y: Math.round(((from.x - to.x) / length) * (band / 2)),
  };
  const middle = (part: number): Point => ({
    x: from.x + part * (to.x - from.x) + shift.x,
    y: from.y + part * (to.y - from.y) + shift.y,
  });
  const { x, y } = middle(0.5);
  const hasRoom = length >= NAME_LENGTH && x > 0 && x < width;
  return {
    /** SVG path of the middle of the band. */
    path: svgPath(bank, projection),
    shift,
    width: Math.round(band),
    /** None where a close-up has no room for it. */
    name: hasRoom
      ? {
          x: Math.round(x),
          y: Math.round(y),
          /** Degrees, so that it reads upward. */
          angle: Math.round(
            (Math.atan2(from.y - to.y, from.x - to.x) * 180) / Math.PI,
          ),
        }
      : undefined,
    /** What the name covers. */
    taken: (hasRoom ? [0, 0.2, 0.4, 0.6, 0.8, 1] : []).map((part): Box =>
      squareAt(middle(part), band / 3),
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
