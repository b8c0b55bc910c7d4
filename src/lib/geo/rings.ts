import { geoStream, type GeoProjection } from 'd3-geo';
import type { Feature } from 'geojson';
import type { Point } from './project.ts';

/** The closed lines around a shape, as corners on the map. */
export function ringsOf(shape: Feature, projection: GeoProjection): Point[][] {
  const rings: Point[][] = [];
  const collect = {
    point: (x: number, y: number) => void rings.at(-1)?.push({ x, y }),
    lineStart: () => void rings.push([]),
    lineEnd: () => undefined,
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
  };
  geoStream(shape, projection.stream(collect));
  return rings;
}

/** Whether a ray to the right crosses the lines an odd number of times. A loop, since maps ask for many points. */
export function isInRings(rings: readonly Point[][], { x, y }: Point): boolean {
  let isIn = false;
  for (const ring of rings) {
    let from = ring.at(-1) ?? { x, y };
    for (const to of ring) {
      const isBetween = from.y > y !== to.y > y;
      const part = (y - from.y) / (to.y - from.y);
      if (isBetween && x < from.x + part * (to.x - from.x)) isIn = !isIn;
      from = to;
    }
  }
  return isIn;
}
