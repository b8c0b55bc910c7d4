import { geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon } from 'topojson-specification';
import type { Coordinates } from './distance.ts';
import {
  shapeOf,
  shapesOf,
  type MappedTown,
  type Outlines,
} from './outlines.ts';
import { fitToWidth, pointAt, type Point } from './project.ts';
import { svgPath } from './svg-path.ts';

/** Air around the towns, in map units: half a line. */
const MARGIN = 1;

/** The size of a label's letters, its width with some air, and the air between it and its town. */
const LABEL = { size: 12, width: 46, air: 5 };

/** The frame that phones show: width ÷ height, the least width, and the air around what it holds. */
const FRAME = { ratio: 1.6, least: 120, air: 12 };

/** How many lines of a label are as long as the widest frame whose signs can be read on a phone. */
const LINES_IN_FRAME = 16;

/** The sides of a shape on the map. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Label extends Point {
  anchor: 'start' | 'end';
}

/** A label outside of an outline, on the far side of the shop; at the edge of the map above it. */
function labelBeside(
  town: Point,
  shop: Point,
  bounds: Bounds,
  { scale, edge }: { scale: number; edge: number },
): Label {
  const y = Math.round(town.y + (LABEL.size * scale) / 3);
  const air = LABEL.air * scale;
  if (town.x < shop.x)
    return { x: Math.round(bounds.left - air), y, anchor: 'end' };
  const reachesEdge = bounds.right + air + LABEL.width * scale > edge;
  if (reachesEdge)
    return { x: edge, y: Math.round(bounds.top - air), anchor: 'end' };
  return { x: Math.round(bounds.right + air), y, anchor: 'start' };
}

/** The smallest frame of phones around some points, as an SVG viewBox: left, top, width, height. */
function frameAround(
  xs: readonly number[],
  ys: readonly number[],
  air: number,
): number[] {
  const left = Math.min(...xs) - air;
  const right = Math.max(...xs) + air;
  const top = Math.min(...ys) - air;
  const bottom = Math.max(...ys) + air;
  const width = Math.round(
    Math.max(right - left, (bottom - top) * FRAME.ratio, FRAME.least),
  );
  const height = Math.round(width / FRAME.ratio);
  return [
    Math.floor((left + right - width) / 2),
    Math.floor((top + bottom - height) / 2),
    width,
    height,
  ];
}

/**
 * A map of all towns with an outline, the same for each of them, and how one of them stands in it:
 * its outline, the line from the shop, a label beside it, and the frame that holds all of these.
 * @param width of the map, in its units
 */
export function townMap(outlines: Outlines, shop: Coordinates, width: number) {
  const shapes = shapesOf(outlines, 'small');
  const { projection, height } = fitToWidth(shapes, [], {
    width,
    margin: MARGIN,
  });
  const shopPoint = pointAt(shop, projection);

  const boundsOf = (town: MappedTown, { x, y }: Point): Bounds => {
    const shape = shapeOf(shapes, town);
    if (!shape) return { left: x, top: y, right: x, bottom: y };
    const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
    return { left, top, right, bottom };
  };

  /** How one town is shown; null for a place that nothing is known of. */
  const showTown = (town: MappedTown) => {
    if (!town.location) return null;
    const shape = shapeOf(shapes, town);
    const point = pointAt(town.location, projection);
    const isShop = point.x === shopPoint.x && point.y === shopPoint.y;
    const bounds = boundsOf(town, point);
    const isBeyond = liesBeyond(point, width, height);
    const scale = isBeyond ? scaleOfSigns(point, shopPoint) : 1;
    const edge = isBeyond ? Infinity : width;
    const label = labelBeside(point, shopPoint, bounds, { scale, edge });
    const labelWidth = LABEL.width * scale;
    const labelEnd =
      label.x + (label.anchor === 'end' ? -labelWidth : labelWidth);
    return {
      /** Whether it lies outside of the map: then only its frame shows it. */
      isBeyond,
      /** How much larger signs and lines are drawn. */
      scale,
      /** SVG path of its outline; null for a town without one, which is a dot. */
      outline: shape ? svgPath(shape, projection) : null,
      point,
      /** SVG path to the shop; null for the town of the shop. */
      line: isShop ? null : lineBetween(point, shopPoint),
      label,
      frame: frameAround(
        [bounds.left, bounds.right, shopPoint.x, labelEnd],
        [bounds.top, bounds.bottom, shopPoint.y, label.y],
        FRAME.air * scale,
      ),
    };
  };

  // A collection of geometries says nothing of their kind; those of towns are polygons.
  const polygons = outlines.objects.small.geometries as MultiPolygon[];
  return {
    width,
    height,
    /** SVG path of all towns as one. */
    land: svgPath(merge(outlines, polygons), projection),
    /** SVG path of the borders between them. */
    borders: svgPath(
      mesh(outlines, outlines.objects.small, (one, other) => one !== other),
      projection,
    ),
    shop: shopPoint,
    showTown,
  };
}

function liesBeyond({ x, y }: Point, width: number, height: number): boolean {
  return x < 0 || x > width || y < 0 || y > height;
}

/** How much larger signs and lines are drawn for a town far away, to be read in its wide frame; in quarters. */
function scaleOfSigns(town: Point, shop: Point): number {
  const span = Math.max(
    Math.abs(town.x - shop.x),
    Math.abs(town.y - shop.y) * FRAME.ratio,
  );
  return Math.max(1, Math.ceil((4 * span) / (LINES_IN_FRAME * LABEL.size)) / 4);
}

function lineBetween(from: Point, to: Point): string {
  return `M${String(from.x)} ${String(from.y)}L${String(to.x)} ${String(to.y)}`;
}
