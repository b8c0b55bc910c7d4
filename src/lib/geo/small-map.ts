import type { Coordinates } from './distance.ts';
import { fitted, pointAt, ringOf, wound, type Outlines } from './outlines.ts';
import { bordersOf, linePath, ringPath, simplified, type Point } from './rings.ts';

export interface SmallMap {
  width: number;
  height: number;
  /** SVG path of all borders, each drawn once. */
  borders: string;
  /** SVG path of a town's outline; null for a town outside the outlines. */
  outlineOf: (slug: string) => string | null;
  place: (location: Coordinates) => Point;
}

/** Air around the towns, in map units: half a line. */
const MARGIN = 1;

/** How coarse the outlines are, in square map units. */
const LEAST_CORNER = 3;

/**
 * A small map of the towns, the same for each of them: outlines on a coarse grid.
 * @param width of the map in its own units; coordinates are whole units
 */
export function smallMap(source: Outlines, width: number): SmallMap {
  const towns = wound(source).features.filter(({ properties }) => properties.kind === 'town');
  const { projection, height } = fitted(towns, [], width, MARGIN);
  const rings = simplified(
    towns.map(({ geometry }) => ringOf(geometry, projection)),
    LEAST_CORNER,
  );
  const bySlug = new Map(towns.map(({ properties }, index) => [properties.slug, rings[index]]));
  return {
    width,
    height,
    borders: bordersOf(rings).map(linePath).join(''),
    outlineOf: (slug) => {
      const ring = bySlug.get(slug);
      return ring ? ringPath(ring) : null;
    },
    place: ({ longitude, latitude }) => pointAt(projection, [longitude, latitude]),
  };
}
