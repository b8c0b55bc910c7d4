import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection } from 'geojson';
import { positionOf, type Coordinates } from './distance.ts';

/** A place on a map, across and down, in whole units. */
export interface Point {
  x: number;
  y: number;
}

interface MapSize {
  /** Width of the map, in its units. */
  width: number;
  /** Air on all four sides, in the same units. */
  margin: number;
}

/** A projection that fits shapes and places into a map of this width, and the height that it takes. */
export function fitToWidth(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
  { width, margin }: MapSize,
): { projection: GeoProjection; height: number } {
  const dots: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPoint', coordinates: places.map(positionOf) },
  };
  const all: FeatureCollection = {
    type: 'FeatureCollection',
    features: [...shapes, dots],
  };
  const projection = geoMercator().fitWidth(width - 2 * margin, all);
  const [[, top], [, bottom]] = geoPath(projection).bounds(all);
  const [left, above] = projection.translate();
  projection.translate([left + margin, above - top + margin]);
  return { projection, height: Math.round(bottom - top + 2 * margin) };
}

/** Where a place lies on a map. */
export function pointAt(place: Coordinates, projection: GeoProjection): Point {
  const [x, y] = projection(positionOf(place)) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
}
