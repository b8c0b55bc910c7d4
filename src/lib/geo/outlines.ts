import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { Coordinates } from './distance.ts';
import { unrepeated, type Point, type Ring } from './rings.ts';

export interface OutlineProperties {
  kind: 'county' | 'town';
  name: string;
  slug?: string;
}

export type Outlines = FeatureCollection<Polygon, OutlineProperties>;

/**
 * The outlines with their rings turned: GeoJSON winds outer rings counterclockwise (RFC 7946,
 * section 3.1.6), d3-geo reads that as everything but the town.
 */
export function wound(outlines: Outlines): Outlines {
  const features = outlines.features.map((feature) => ({
    ...feature,
    geometry: {
      ...feature.geometry,
      coordinates: feature.geometry.coordinates.map((ring) => ring.toReversed()),
    },
  }));
  return { ...outlines, features };
}

interface Fitted {
  projection: GeoProjection;
  /** Of the map, in its own whole units. */
  height: number;
}

/**
 * The projection that fits shapes and places into a map of this width.
 * @param shapes wound for d3-geo
 * @param margin air around them, in map units
 */
export function fitted(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
  width: number,
  margin: number,
): Fitted {
  const dots: Feature[] = places.map(({ longitude, latitude }) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  const all: FeatureCollection = { type: 'FeatureCollection', features: [...shapes, ...dots] };
  const projection = geoMercator().fitWidth(width - 2 * margin, all);
  const [[, top], [, bottom]] = geoPath(projection).bounds(all);
  const [left, up] = projection.translate();
  projection.translate([left + margin, up - top + margin]);
  return { projection, height: Math.round(bottom - top + 2 * margin) };
}

/** Where a position of longitude and latitude lies on the map, in whole units. */
export function pointAt(projection: GeoProjection, position: readonly number[]): Point {
  const [longitude = 0, latitude = 0] = position;
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}

/** The outer line of a polygon on the map, in whole units. */
export function ringOf(polygon: Polygon, projection: GeoProjection): Ring {
  const positions = polygon.coordinates[0] ?? [];
  return unrepeated(positions.map((position) => pointAt(projection, position)));
}
