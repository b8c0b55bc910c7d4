import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Coordinates } from './distance.ts';

/** Outlines with shared borders, coarser for the small map; src/assets/map/README.md makes them. */
export type Outlines = Topology<{
  towns: GeometryCollection;
  small: GeometryCollection;
}>;

/** A town as the maps know it. */
export interface MappedTown {
  slug: string;
  /** Slugs it had before: its outline may go by one of them. */
  formerly: readonly string[];
  /** Undefined for a town that no map shows. */
  location?: Coordinates | undefined;
}

export function shapesOf(
  outlines: Outlines,
  name: keyof Outlines['objects'],
): Feature[] {
  return feature(outlines, outlines.objects[name]).features;
}

/** The outline of a town; undefined for one that is only a dot. */
export function shapeOf(
  shapes: readonly Feature[],
  { slug, formerly }: MappedTown,
): Feature | undefined {
  return shapes.find(({ id }) => id === slug || formerly.includes(String(id)));
}
