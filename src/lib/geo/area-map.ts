import type { Coordinates } from './distance.ts';
import { shapeOf, shapesOf, type MappedTown, type Outlines } from './outlines.ts';
import { fitToWidth, pointAt } from './project.ts';
import { svgPath } from './svg-path.ts';

/** Air around the towns, in map units. */
const MARGIN = 14;

/**
 * The map of all towns with a location, fitted to them.
 * @param width of the map, in its units
 */
export function areaMap<Town extends MappedTown>(
  outlines: Outlines,
  towns: readonly Town[],
  shop: Coordinates,
  width: number,
) {
  const shapes = shapesOf(outlines, 'towns');
  const placed = towns.flatMap((town) =>
    town.location ? [{ ...town, location: town.location, shape: shapeOf(shapes, town) }] : [],
  );
  const served = placed.flatMap(({ shape }) => shape ?? []);
  // A dot alone has no width to fit.
  const fitted = served.length > 0 ? served : shapes;
  const places = placed.map(({ location }) => location);
  const { projection, height } = fitToWidth(fitted, places, { width, margin: MARGIN });
  return {
    width,
    height,
    towns: placed.map(({ shape, ...town }) => ({
      ...town,
      /** SVG path of its outline; null for a town without one, which is a dot. */
      outline: shape ? svgPath(shape, projection) : null,
      point: pointAt(town.location, projection),
    })),
    shop: pointAt(shop, projection),
  };
}
