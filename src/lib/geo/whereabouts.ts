import { directionTo, distanceInMiles, type Coordinates } from './distance.ts';

/**
 * Where a place lies as seen from the shop, in words: "2.1 miles southwest, as the crow flies".
 * @param home words for the place of the shop itself
 */
export function whereabouts(shop: Coordinates, place: Coordinates, home: string): string {
  const miles = distanceInMiles(shop, place);
  if (miles < 0.5) return home;
  return `${miles.toFixed(1)} miles ${directionTo(shop, place)}, as the crow flies`;
}
