import type { Coordinates } from './distance.ts';
import { fitted, pointAt, ringOf, wound, type Outlines } from './outlines.ts';
import { ringPath, simplified } from './rings.ts';

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

/** How coarse the outlines are, in square map units: the county is only the ground of the map. */
const LEAST_COUNTY_CORNER = 250;
const LEAST_TOWN_CORNER = 16;

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
  const county = outlines.features.filter(({ properties }) => properties.kind === 'county');
  const shapes = outlines.features.filter(({ properties: { slug } }) =>
    towns.some((town) => town.slug === slug),
  );
  const places = towns.map(({ location }) => location);
  const { projection, height } = fitted(shapes, places, width, MARGIN);
  const paths = (features: typeof shapes, least: number) =>
    simplified(
      features.map(({ geometry }) => ringOf(geometry, projection)),
      least,
    ).map(ringPath);
  const outlinesOfTowns = paths(shapes, LEAST_TOWN_CORNER);
  const place = ({ longitude, latitude }: Coordinates) => {
    const [x, y] = pointAt(projection, [longitude, latitude]);
    return { x, y };
  };
  return {
    width,
    height,
    county: paths(county, LEAST_COUNTY_CORNER).join(''),
    towns: towns.map(({ slug, name, location }) => ({
      slug,
      name,
      outline:
        outlinesOfTowns[shapes.findIndex(({ properties }) => properties.slug === slug)] ?? null,
      ...place(location),
    })),
    shop: place(shop),
  };
}
