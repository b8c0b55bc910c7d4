import type { Point } from './project.ts';

/** The size of letters on a map, in its units. */
export interface Lettering {
  size: number;
  lineHeight: number;
  /** Of an average character. */
  characterWidth: number;
}

/** A text that wants a place on a map. */
export interface LabelRequest {
  lines: string[];
  /** The town it belongs to. */
  point: Point;
  /** Its middle, where the town has an outline around it; a town that is a dot has it beside the dot. */
  center?: Point | undefined;
}

/** A text in its place on a map. */
export interface MapLabel {
  lines: string[];
  /** The middle of its lines. */
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** Whether it covers nothing and stays inside of the map; without room it is not shown. */
  hasRoom: boolean;
}

/** A rectangle on the map by its middle. */
interface Box {
  center: Point;
  width: number;
  height: number;
}

interface MapArea {
  width: number;
  height: number;
  shop: Point;
}

/** The radius of a town that is a dot. */
export const DOT_RADIUS = 8;

/** The mark of the shop stands above it, so that the name of its town has room below. */
export const SHOP_MARK = { above: 22, radius: 9 };

/** Air between a dot and its label. */
const GAP = 3;

/** How far the baseline lies below the middle of a line, as a part of the size of its letters. */
const BASELINE = 0.35;

/**
 * Places labels so that none covers another, a dot or the mark of the shop. Towns with an outline
 * come first, then dots in their order; the label of a dot stands below, above, right or left of it.
 * The more towns there are, the more labels find no room.
 */
export function placeLabels<Request extends LabelRequest>(
  requests: readonly Request[],
  lettering: Lettering,
  map: MapArea,
): (Request & { label: MapLabel })[] {
  const mark = { x: map.shop.x, y: map.shop.y - SHOP_MARK.above };
  const dots = requests
    .filter(({ center }) => !center)
    .map(({ point }) => point);
  const taken = [
    square(mark, SHOP_MARK.radius),
    ...dots.map((dot) => square(dot, DOT_RADIUS)),
  ];
  const placeOne = (request: Request): MapLabel => {
    const boxes = boxesFor(request, lettering);
    const free = boxes.find(
      (box) => isInside(box, map) && !taken.some((one) => overlap(one, box)),
    );
    if (free) taken.push(free);
    const { x, y } = (free ?? boxes[0] ?? square(request.point, 0)).center;
    const above = ((request.lines.length - 1) / 2) * lettering.lineHeight;
    const baseline = y - above + BASELINE * lettering.size;
    return {
      lines: request.lines,
      x: Math.round(x),
      y: Math.round(baseline),
      hasRoom: free !== undefined,
    };
  };
  const inTurn = [
    ...requests.filter(({ center }) => center),
    ...requests.filter(({ center }) => !center),
  ];
  const labels = new Map(inTurn.map((request) => [request, placeOne(request)]));
  return requests.flatMap((request) => {
    const label = labels.get(request);
    return label ? [{ ...request, label }] : [];
  });
}

/** Where the label of a town may be, the best place first. */
function boxesFor(
  { lines, point, center }: LabelRequest,
  { size, lineHeight, characterWidth }: Lettering,
): Box[] {
  const width = Math.max(...lines.map(({ length }) => length)) * characterWidth;
  const height = size + (lines.length - 1) * lineHeight;
  const centers = center ? [center] : centersBeside(point, width, height);
  return centers.map((middle) => ({ center: middle, width, height }));
}

function square(center: Point, radius: number): Box {
  return { center, width: 2 * radius, height: 2 * radius };
}

function centersBeside(
  { x, y }: Point,
  width: number,
  height: number,
): Point[] {
  const across = DOT_RADIUS + GAP + width / 2;
  const down = DOT_RADIUS + GAP + height / 2;
  return [
    { x, y: y + down },
    { x, y: y - down },
    { x: x + across, y },
    { x: x - across, y },
  ];
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.abs(one.center.x - other.center.x);
  const down = Math.abs(one.center.y - other.center.y);
  return (
    across < (one.width + other.width) / 2 &&
    down < (one.height + other.height) / 2
  );
}

function isInside({ center, width, height }: Box, map: MapArea): boolean {
  const hasWidth = center.x >= width / 2 && center.x <= map.width - width / 2;
  const hasHeight =
    center.y >= height / 2 && center.y <= map.height - height / 2;
  return hasWidth && hasHeight;
}
