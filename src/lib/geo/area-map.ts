import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { Coordinates } from './distance.ts';

export interface OutlineProperties {
  kind: 'county' | 'town';
  name: string;
  slug?: string;
}

export type Outlines = FeatureCollection<Polygon, OutlineProperties>;

export interface TownShape {
  slug: string;
  name: string;
  /** SVG path of its outline; null for a town outside the outlines, which is a dot. */
  outline: string | null;
  x: number;
  y: number;
}

export interface AreaMap {
  width: number;
  height: number;
  county: string;
  towns: TownShape[];
  shop: { x: number; y: number };
}

interface Town {
  slug: string;
  name: string;
  location: Coordinates;
}

/**
 * The outlines with their rings turned: GeoJSON winds outer rings counterclockwise (RFC 7946,
 * section 3.1.6), d3-geo reads that as everything but the town.
 */
function wound(outlines: Outlines): Outlines {
  const features = outlines.features.map((feature) => ({
    ...feature,
    geometry: {
      ...feature.geometry,
      coordinates: feature.geometry.coordinates.map((ring) => ring.toReversed()),
    },
  }));
  return { ...outlines, features };
}

/**
 * A polygon as an SVG path of whole units, each point relative to the one before: half the bytes.
 * @param step points nearer than this to the one before are left out, in map units
 */
function relativePath(polygon: Polygon, projection: GeoProjection, step: number): string {
  return polygon.coordinates
    .map((ring) => {
      let [fromX, fromY] = [0, 0];
      const steps = ring.slice(0, -1).flatMap(([longitude = 0, latitude = 0], index) => {
        const [x, y] = (projection([longitude, latitude]) ?? [0, 0]).map(Math.round) as [
          number,
          number,
        ];
        if (index > 0 && Math.hypot(x - fromX, y - fromY) < step) return [];
        const move = `${String(x - fromX)},${String(y - fromY)}`;
        [fromX, fromY] = [x, y];
        return [move];
      });
      return `m${steps.join(' ')}z`;
    })
    .join('');
}

/** How fine the outlines are, in map units: the county is only the ground of the map. */
const COUNTY_STEP = 24;
const TOWN_STEP = 8;

/** Air around the towns, in map units. */
const MARGIN = 14;

/**
 * The map of the towns as SVG paths, fitted to the towns; the county runs off its edges.
 * @param width of the map in its own units; coordinates are rounded to whole units
 */
export function areaMap(
  source: Outlines,
  towns: readonly Town[],
  shop: Coordinates,
  width: number,
): AreaMap {
  const outlines = wound(source);
  const shapeOf = (slug: string) =>
    outlines.features.find(({ properties }) => properties.slug === slug);
  const dots: Feature[] = towns.map(({ location: { longitude, latitude } }) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  const shapes = towns.flatMap(({ slug }) => shapeOf(slug) ?? []);
  const all: FeatureCollection = { type: 'FeatureCollection', features: [...shapes, ...dots] };
  const projection = geoMercator().fitWidth(width - 2 * MARGIN, all);
  const [[, top], [, bottom]] = geoPath(projection).bounds(all);
  const [left, up] = projection.translate();
  projection.translate([left + MARGIN, up - top + MARGIN]);
  const place = ({ longitude, latitude }: Coordinates) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const county = outlines.features.find(({ properties }) => properties.kind === 'county');
  return {
    width,
    height: Math.round(bottom - top + 2 * MARGIN),
    county: county ? relativePath(county.geometry, projection, COUNTY_STEP) : '',
    towns: towns.map(({ slug, name, location }) => {
      const shape = shapeOf(slug);
      return {
        slug,
        name,
        outline: shape ? relativePath(shape.geometry, projection, TOWN_STEP) : null,
        ...place(location),
      };
    }),
    shop: place(shop),
  };
}
