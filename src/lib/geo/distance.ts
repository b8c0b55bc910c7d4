import { geoDistance } from 'd3-geo';

export interface Coordinates {
  /** Degrees north, −90 to 90. */
  latitude: number;
  /** Degrees east, −180 to 180. */
  longitude: number;
}

/** A place as GeoJSON and d3-geo write it. */
export function positionOf({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

/** Mean radius of the Earth in miles (IUGG: 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

export type Direction = (typeof DIRECTIONS)[number];

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in miles; not a driving distance. */
export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  return EARTH_RADIUS_MILES * geoDistance(positionOf(from), positionOf(to));
}

/** The compass point of eight in which `to` lies as seen from `from` (initial bearing). */
export function directionTo(from: Coordinates, to: Coordinates): Direction {
  const turn = radians(to.longitude - from.longitude);
  const y = Math.sin(turn) * Math.cos(radians(to.latitude));
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(turn);
  const bearing = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return DIRECTIONS[Math.round(bearing / 45) % 8] ?? 'north';
}
