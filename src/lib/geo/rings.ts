/** Where something lies on a map, across and down, in whole units. */
export type Point = readonly [number, number];

/** The corners of a closed line; the first is not repeated. */
export type Ring = readonly Point[];

const keyOf = ([x, y]: Point): string => `${String(x)} ${String(y)}`;

function neighborsIn(ring: Ring, index: number): readonly [Point, Point] | undefined {
  const before = ring.at(index - 1);
  const after = ring[(index + 1) % ring.length];
  return before && after && [before, after];
}

/** How much a line changes when its middle point goes: the area of the triangle. */
function corner([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/**
 * The points, by key, that lie on one border only, with the corner each makes there. A point with
 * three neighbors is where borders meet, and stays.
 */
function corners(rings: readonly Ring[]): Map<string, number> {
  const around = new Map<string, { area: number; ends: Set<string> }>();
  for (const ring of rings) {
    for (const [index, point] of ring.entries()) {
      const sides = neighborsIn(ring, index);
      if (!sides) continue;
      const known = around.get(keyOf(point)) ?? { area: 0, ends: new Set() };
      known.area = corner(sides[0], point, sides[1]);
      for (const side of sides) known.ends.add(keyOf(side));
      around.set(keyOf(point), known);
    }
  }
  return new Map(
    [...around].filter(([, { ends }]) => ends.size <= 2).map(([key, { area }]) => [key, area]),
  );
}

/**
 * Rings with fewer points (Visvalingam): the smallest corner goes first, from both towns that share
 * it, so that no gap opens between them.
 * @param least corners that change a border by less than this go, in square map units
 */
export function simplified(rings: readonly Ring[], least: number): Ring[] {
  let kept = [...rings];
  for (;;) {
    const [smallest] = [...corners(kept)].sort(([, one], [, other]) => one - other);
    if (!smallest || smallest[1] >= least) return kept;
    kept = kept.map((ring) => ring.filter((point) => keyOf(point) !== smallest[0]));
  }
}

/** A ring without the points that repeat the one before, as the last repeats the first in GeoJSON. */
export function unrepeated(ring: Ring): Ring {
  return ring.filter((point, index) => keyOf(point) !== keyOf(ring.at(index - 1) ?? point));
}

/** A line as an SVG path: its start, then steps; a minus also parts two numbers. */
export function linePath(points: Ring): string {
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return `${String(x - fromX)} ${String(y - fromY)}`;
  });
  return `M${points.slice(0, 1).map(keyOf).join('')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** A closed line as an SVG path. */
export function ringPath(ring: Ring): string {
  return `${linePath(ring)}z`;
}

/** The borders of all rings as few lines, each border once: a line goes on as long as one is left. */
export function bordersOf(rings: readonly Ring[]): Point[][] {
  const points = new Map(rings.flat().map((point) => [keyOf(point), point]));
  const left = new Map([...points.keys()].map((key) => [key, new Set<string>()]));
  for (const ring of rings) {
    for (const [index, from] of ring.entries()) {
      const to = keyOf(ring[(index + 1) % ring.length] ?? from);
      left.get(keyOf(from))?.add(to);
      left.get(to)?.add(keyOf(from));
    }
  }
  // A line that starts where an odd number of borders meet ends at another such point.
  const starts = [...left].sort(([, one], [, other]) => (other.size % 2) - (one.size % 2));
  const lines: Point[][] = [];
  for (const [start, ways] of starts) {
    while (ways.size > 0) {
      const line = [start];
      for (let at = start; ;) {
        const [next] = left.get(at) ?? [];
        if (next === undefined) break;
        left.get(at)?.delete(next);
        left.get(next)?.delete(at);
        line.push(next);
        at = next;
      }
      lines.push(line.map((key) => points.get(key) ?? [0, 0]));
    }
  }
  return lines;
}
