import type { Feature, LineString } from 'geojson';
import { feature } from 'topojson-client';
import type {
  GeometryCollection,
  LineString as TopoLine,
  Topology,
} from 'topojson-specification';
import type { Coordinates } from './distance.ts';

/** Outlines of towns with shared borders, and the bank of the river; src/assets/map/README.md makes them. */
export type Outlines = Topology<{
  towns: GeometryCollection;
  river: TopoLine;
}>;

/** A town as the map knows it. */
export interface MappedTown {
  slug: string;
  /** Slugs it had before: its outline may go by one of them. */
  formerly: readonly string[];
  /** Undefined for a town that the map does not show. */
  location?: Coordinates | undefined;
}

export function shapesOf(outlines: Outlines): Feature[] {
  return feature(outlines, outlines.objects.towns).features;
}

/** The west bank of the river, from north to south. */
export function bankOf(outlines: Outlines): LineString {
  return feature(outlines, outlines.objects.river).geometry;
}

/** The outline of a town; undefined for one that is only a dot. */
export function shapeOf(
  shapes: readonly Feature[],
  { slug, formerly }: MappedTown,
): Feature | undefined {
  return shapes.find(({ id }) => id === slug || formerly.includes(String(id)));
}
