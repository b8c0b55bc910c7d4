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

/** Shapes and places as one, to fit a map to. */
function collected(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
): FeatureCollection {
  const dots: Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPoint', coordinates: places.map(positionOf) },
  };
  return { type: 'FeatureCollection', features: [...shapes, dots] };
}

/** A projection that fits shapes and places into a map of this width, and the height that it takes. */
export function fitToWidth(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
  { width, margin }: MapSize,
): { projection: GeoProjection; height: number } {
  const all = collected(shapes, places);
  const projection = geoMercator().fitWidth(width - 2 * margin, all);
  const [[, top], [, bottom]] = geoPath(projection).bounds(all);
  const [left, above] = projection.translate();
  projection.translate([left + margin, above - top + margin]);
  return { projection, height: Math.round(bottom - top + 2 * margin) };
}

/** A projection that fits shapes and places into a map of this width and height, and the air that it leaves east of them. */
export function fitToSize(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
  { width, height, margin }: MapSize & { height: number },
): { projection: GeoProjection; height: number; air: number } {
  const corners: [[number, number], [number, number]] = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  const all = collected(shapes, places);
  const projection = geoMercator().fitExtent(corners, all);
  const [, [right]] = geoPath(projection).bounds(all);
  return { projection, height, air: width - margin - right };
}

/** Where a place lies on a map. */
export function pointAt(place: Coordinates, projection: GeoProjection): Point {
  const [x, y] = projection(positionOf(place)) ?? [0, 0];
  return { x: Math.round(x), y: Math.round(y) };
}
