import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { positionOf, type Coordinates } from './distance.ts';

/** Outlines with shared borders, coarser for the small map; src/assets/map/README.md makes them. */
export type Outlines = Topology<{
  towns: GeometryCollection;
  small: GeometryCollection;
}>;

/** Where something lies on a map, across and down, in whole units. */
export interface Point {
  x: number;
  y: number;
}

interface Town {
  slug: string;
  name: string;
  formerly: readonly string[];
  location?: Coordinates | undefined;
}

/** The outline of a town, which may lie there under a former slug; none of a town that is a dot. */
function shapeOf(shapes: readonly Feature[], { slug, formerly }: Pick<Town, 'slug' | 'formerly'>) {
  return shapes.find(({ id }) => id === slug || formerly.includes(String(id)));
}

/** Air around the towns, in map units; of the small map half a line. */
const MARGIN = 14;
const SMALL_MARGIN = 1;

/** Fits shapes and places into a map of this width, and tells how they are drawn on it. */
function fit(
  shapes: readonly Feature[],
  places: readonly Coordinates[],
  width: number,
  margin: number,
) {
  const dots = { type: 'MultiPoint' as const, coordinates: places.map(positionOf) };
  const all: FeatureCollection = {
    type: 'FeatureCollection',
    features: [...shapes, { type: 'Feature', properties: {}, geometry: dots }],
  };
  const projection = geoMercator().fitWidth(width - 2 * margin, all);
  const [[, top], [, bottom]] = geoPath(projection).bounds(all);
  const [left, up] = projection.translate();
  projection.translate([left + margin, up - top + margin]);
  return {
    height: Math.round(bottom - top + 2 * margin),
    boundsOf: (shape: Feature) => geoPath(projection).bounds(shape),
    pathOf: (shape: Feature | Geometry) => pathOf(shape, projection),
    pointAt: (place: Coordinates): Point => {
      const [x, y] = projection(positionOf(place)) ?? [0, 0];
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}

/** Lines and outlines as an SVG path in whole units and steps: a third fewer bytes than d3's own. */
function pathOf(shape: Feature | Geometry, projection: GeoProjection): string {
  let path = '';
  let [x, y] = [0, 0];
  let drawn = false;
  const unused = () => undefined;
  geoPath(projection, {
    moveTo(toX, toY) {
      [x, y] = [Math.round(toX), Math.round(toY)];
      drawn = false;
    },
    lineTo(toX, toY) {
      const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y];
      if (dx === 0 && dy === 0) return;
      path += `${drawn ? ' ' : `M${String(x)} ${String(y)}l`}${String(dx)} ${String(dy)}`;
      [x, y] = [x + dx, y + dy];
      drawn = true;
    },
    closePath() {
      if (drawn) path += 'z';
    },
    beginPath: unused,
    arc: unused,
  })(shape);
  return path.replaceAll(' -', '-');
}

function shapesOf(outlines: Outlines, name: keyof Outlines['objects']): Feature[] {
  return feature(outlines, outlines.objects[name]).features;
}

/** The map of the towns with a location, fitted to them. */
export function areaMap<One extends Town>(
  outlines: Outlines,
  towns: readonly One[],
  shop: Coordinates,
  width: number,
) {
  const placed = towns.flatMap(({ location, ...town }) =>
    location ? [{ ...town, location }] : [],
  );
  const shapes = shapesOf(outlines, 'towns');
  const own = placed.flatMap((town) => shapeOf(shapes, town) ?? []);
  const places = placed.map(({ location }) => location);
  // A dot alone has no width to fit.
  const fitted = own.length > 0 ? own : shapes;
  const { height, pathOf, pointAt } = fit(fitted, places, width, MARGIN);
  return {
    width,
    height,
    towns: placed.map((town) => {
      const shape = shapeOf(shapes, town);
      /** SVG path of its outline; null for a town without one, which is a dot. */
      return { ...town, outline: shape ? pathOf(shape) : null, ...pointAt(town.location) };
    }),
    shop: pointAt(shop),
  };
}

/** How a town is shown in the map of all: its label's size and air, and the frame of phones. */
const LABEL = { size: 12, width: 46, air: 5 };
const FRAME = { ratio: 1.6, least: 120, air: 12 };

/** The smallest frame of phones around some points, as an SVG viewBox: left, top, width, height. */
function frameAround(xs: readonly number[], ys: readonly number[]) {
  const { ratio, least, air } = FRAME;
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, bottom] = [Math.min(...ys) - air, Math.max(...ys) + air];
  const width = Math.round(Math.max(right - left, (bottom - top) * ratio, least));
  const height = Math.round(width / ratio);
  return [(left + right - width) >> 1, (top + bottom - height) >> 1, width, height] as const;
}

/**
 * A map of all towns with an outline, the same for each of them, and how one of them stands in it:
 * its outline, the line from the shop, a label beside it, and the frame that holds all of these.
 */
export function townMap(outlines: Outlines, shop: Coordinates, width: number) {
  const shapes = shapesOf(outlines, 'small');
  const { height, boundsOf, pathOf, pointAt } = fit(shapes, [], width, SMALL_MARGIN);
  const from = pointAt(shop);
  return {
    width,
    height,
    /** SVG paths of all towns as one, and of the borders between them. */
    land: pathOf(merge(outlines, outlines.objects.small.geometries as MultiPolygon[])),
    borders: pathOf(mesh(outlines, outlines.objects.small, (one, other) => one !== other)),
    shop: from,
    /** Null for a place that nothing is known of. */
    showTown: ({ location, ...town }: Omit<Town, 'name'>) => {
      if (!location) return null;
      const shape = shapeOf(shapes, town);
      const { x, y } = pointAt(location);
      const [[left, top], [right, bottom]] = shape
        ? boundsOf(shape)
        : [[x, y] as const, [x, y] as const];
      const isHere = from.x === x && from.y === y;
      // Its label is outside of the outline, on the far side of the shop; at the edge of the map above.
      const isWest = !isHere && x < from.x;
      const isAtEdge = !isWest && right + LABEL.air + LABEL.width > width;
      const anchor = isWest || isAtEdge ? 'end' : 'start';
      const beside = Math.round(isWest ? left - LABEL.air : right + LABEL.air);
      const labelX = isAtEdge ? width : beside;
      const labelY = isAtEdge ? Math.round(top) - LABEL.air : y + LABEL.size / 3;
      const labelEnd = labelX + (anchor === 'end' ? -LABEL.width : LABEL.width);
      return {
        /** SVG path of its outline; null for a town without one, which is a dot. */
        outline: shape ? pathOf(shape) : null,
        x,
        y,
        line: isHere ? null : `M${String(x)} ${String(y)}L${String(from.x)} ${String(from.y)}`,
        label: { x: labelX, y: labelY, anchor },
        frame: frameAround([left, right, from.x, labelEnd], [top, bottom, from.y, labelY]),
      };
    },
  };
}
