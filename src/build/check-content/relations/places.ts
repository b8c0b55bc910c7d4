import { distanceInMiles, type Coordinates } from '../../../lib/geo/distance.ts';
import { fieldOf, valueAt, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';

/** No town is served from farther away; a lost minus sign lands in Asia. */
const FARTHEST_MILES = 100;

function coordinates(content: ContentFile): Coordinates | null {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    valueAt(fieldOf(content, 'location'), [name]),
  );
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return { latitude, longitude };
}

/** Towns that lie too far from the shop to be meant. */
export function placeProblems({ areas, business }: Contents): Problem[] {
  const shop = business && coordinates(business);
  if (!shop) return [];
  return areas.files.flatMap((content) => {
    const town = coordinates(content);
    const miles = town === null ? 0 : distanceInMiles(shop, town);
    if (miles <= FARTHEST_MILES) return [];
    const message = `lies ${miles.toFixed(0)} miles from the shop. Write latitude and longitude as a map shows them, such as ${String(shop.latitude)} and ${String(shop.longitude)}; in New Jersey the longitude has a minus sign.`;
    return [problemAt(content, ['location'], message)];
  });
}
