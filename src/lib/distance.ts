import { geoDistance } from 'd3-geo';

export interface Coordinates {
  /** Degrees north, −90 to 90. */
  latitude: number;
  /** Degrees east, −180 to 180. */
  longitude: number;
}

/** A place as GeoJSON and d3-geo write it. */
function positionOf({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

/** Mean radius of the Earth in miles (IUGG: 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** Clockwise from north, an eighth of a turn apart. */
const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

/** Great-circle distance in miles; not a driving distance. */
export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  return EARTH_RADIUS_MILES * geoDistance(positionOf(from), positionOf(to));
}

/** The compass point of eight in which `to` lies as seen from `from`; a county is as good as flat. */
function directionTo(from: Coordinates, to: Coordinates): string | undefined {
  const east =
    (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = (Math.atan2(east, to.latitude - from.latitude) / Math.PI) * 4;
  return DIRECTIONS.at(Math.round(eighths) % 8);
}

/** Miles within which a town is that of the shop. */
const AT_SHOP = 0.5;

/** Where a place lies from the shop: "2.1 miles southwest", or `home` there. */
export function whereabouts(
  shop: Coordinates,
  place: Coordinates,
  home: string,
): string {
  const miles = distanceInMiles(shop, place);
  if (miles < AT_SHOP) return home;
  return `${miles.toFixed(1)} miles ${String(directionTo(shop, place))}`;
}
