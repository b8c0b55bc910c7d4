import { geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import type { Point } from './project.ts';

/**
 * Lines and outlines as an SVG path in whole units and relative steps, which takes a third fewer
 * bytes than d3's own path. A step of no length is left out, and so is a shape without any step.
 */
export function svgPath(
  shape: Feature | Geometry,
  projection: GeoProjection,
): string {
  const commands: string[] = [];
  let pen: Point = { x: 0, y: 0 };
  let isDrawing = false;
  const unused = () => undefined;
  geoPath(projection, {
    beginPath: unused,
    arc: unused,
    moveTo(x, y) {
      pen = { x: Math.round(x), y: Math.round(y) };
      isDrawing = false;
    },
    lineTo(x, y) {
      const to = { x: Math.round(x), y: Math.round(y) };
      if (to.x === pen.x && to.y === pen.y) return;
      const step = `${String(to.x - pen.x)} ${String(to.y - pen.y)}`;
      commands.push(
        isDrawing ? ` ${step}` : `M${String(pen.x)} ${String(pen.y)}l${step}`,
      );
      pen = to;
      isDrawing = true;
    },
    closePath() {
      if (isDrawing) commands.push('z');
    },
  })(shape);
  // A minus sign separates numbers as well as a space does.
  return commands.join('').replaceAll(' -', '-');
}
