import type { Point } from './project.ts';

/** A rectangle on the map by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A line of a label. */
export interface LabelLine {
  text: string;
  /** Of its letters, in map units. */
  size: number;
}

/** A label in its place: lines below each other with the same middle. */
export interface MapLabel extends Box {
  /** Whether it stands on a plate of its size. */
  hasPlate?: boolean;
  lines: (LabelLine & {
    /** Its baseline. */
    y: number;
  })[];
}

/** The part of a map around a label. */
export interface Surroundings {
  width: number;
  height: number;
  /** What no label may cover. */
  taken: readonly Box[];
  /** The way to the town that is lit, which only its own label may cover. */
  way: readonly Box[];
  /** The town that is lit, which only its own label may cover. */
  lit?: string | undefined;
  /** Air between a plate and the edges at the sides of the map; names have less. */
  airAtEdge?: number;
  isInTown: (slug: string, point: Point) => boolean;
  isOnLand: (point: Point) => boolean;
}

/** A town that wants a label. */
export interface LabeledTown {
  slug: string;
  point: Point;
  /** The box around its outline or dot. */
  bounds: Box;
}

/** Widths of letters in the heading font, as a part of their size. */
const LETTER_WIDTHS = [
  { letters: /[ .,'’Iijl]/, width: 0.22 },
  { letters: /[frt-]/, width: 0.31 },
  { letters: /M/, width: 0.55 },
  { letters: /[Wmw]/, width: 0.67 },
];
const OTHER_WIDTH = 0.45;

/** Height of capitals, as a part of the size of their letters. */
const CAPITALS = 0.7;

/** Air around the letters of a label, and between labels and the edge of the map. */
const AIR = 6;
const AIR_AT_EDGE = 8;
/** The same above and below a name, whose letters are lower than its box. */
const AIR_ABOVE_NAME = 3;

/** The parts of a box across and down that are tried to lie in an outline. */
const PROBES = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
  [-0.5, 0, 0.5].map((down) => ({ across, down })),
);
/** The same where no narrow part of a town may be missed; the ends first, which leave a town first. */
const FINE_STEPS = Array.from(
  { length: 13 },
  (_, index) => index / 12 - 0.5,
).toSorted((one, other) => Math.abs(other) - Math.abs(one));
const FINE_PROBES = FINE_STEPS.flatMap((across) =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((down) => ({ across, down })),
);

/** How far a name moves from the middle of its town to find room, the shortest way first. */
const STEP = 3;
const STEPS = Array.from({ length: 41 }, (_, index) => (index - 20) * STEP);
const MOVES = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).toSorted(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
);

/** Air between the letters of a name and the border of its town, and how far a name moves for more of it. */
const FITS = [
  { air: 0, cost: 60 },
  { air: 2, cost: 40 },
  { air: 4, cost: 20 },
  { air: 7, cost: 8 },
  { air: 10, cost: 0 },
];

/** Where the label beside a town begins, from the box around its outline: less than 0 in its bays. */
const GAPS = [-40, -25, -10, 3, 12, 24, 48, 72];

/** How far over a label moves along its town. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5];

/** A label is as well this much further away as with a fifteenth of it on another town. */
const COST_OF_LAND = 10;

export function boxOf(lines: readonly LabelLine[]): Box {
  const widths = lines.map(({ text, size }) => widthOf(text) * size);
  const width = Math.max(...widths) + AIR;
  return { x: 0, y: 0, width, height: heightOf(lines) + AIR };
}

/** The same with a plate around the letters. */
export function plateOf(lines: readonly LabelLine[]): Box {
  const { width, height, ...middle } = boxOf(lines);
  return { ...middle, width: width + 12, height: height + 6 };
}

function heightOf(lines: readonly LabelLine[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}

/** Widths that are known, by their texts: each is tried in thousands of places. */
const widths = new Map<string, number>();

/** Width of a text, as a part of the size of its letters. */
function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const letters = Array.from(
    text,
    (letter) =>
      LETTER_WIDTHS.find(({ letters }) => letters.test(letter))?.width ??
      OTHER_WIDTH,
  );
  const width = letters.reduce((sum, letter) => sum + letter, 0);
  widths.set(text, width);
  return width;
}

/** Writes lines into the box that was found for them. */
export function labelIn(
  box: Box & Pick<MapLabel, 'hasPlate'>,
  lines: readonly LabelLine[],
): MapLabel {
  let top = box.y - heightOf(lines) / 2;
  const written = lines.map(({ text, size }) => {
    const y = Math.round(top + (size * (1 + CAPITALS)) / 2);
    top += size;
    return { text, size, y };
  });
  return { ...box, x: Math.round(box.x), lines: written };
}

/** The letters of each line of a label. */
function lettersOf({ x, lines }: MapLabel): Box[] {
  return lines.map(({ text, size, y }) => ({
    x,
    y: y - (CAPITALS * size) / 2,
    width: widthOf(text) * size,
    height: CAPITALS * size,
  }));
}

/** Whether all of a box shows. */
export function isInFrame(
  box: Box,
  { width, height }: { width: number; height: number },
): boolean {
  return isInBox(box, { x: width / 2, y: height / 2, width, height });
}

/** Whether nothing else is in a box, and it lies in the frame of the map. */
export function isFree(
  box: Box,
  { width, height, taken, way, airAtEdge }: Surroundings,
) {
  const isName = airAtEdge === undefined;
  const across = box.width / 2 + (airAtEdge ?? AIR_AT_EDGE);
  const down = box.height / 2 + (isName ? AIR_ABOVE_NAME : AIR_AT_EDGE);
  const isInside =
    box.x >= across &&
    box.x <= width - across &&
    box.y >= down &&
    box.y <= height - down;
  return isInside && ![...taken, ...way].some((other) => overlap(box, other));
}

export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}

export function coversLit(box: Box, around: Surroundings): boolean {
  return around.lit !== undefined && covers(around.lit, box, around);
}

function isInBox(inner: Box, outer: Box): boolean {
  return (
    Math.abs(inner.x - outer.x) + inner.width / 2 <= outer.width / 2 &&
    Math.abs(inner.y - outer.y) + inner.height / 2 <= outer.height / 2
  );
}

/** Whether all of a box lies in a town. */
function isWithin(slug: string, box: Box, { isInTown }: Surroundings): boolean {
  return probesOf(box, FINE_PROBES).every((probe) => isInTown(slug, probe));
}

/** Whether no part of a box lies on a town. */
export function isOnGround(box: Box, { isOnLand }: Surroundings): boolean {
  return !probesOf(box, FINE_PROBES).some(isOnLand);
}

/** How much of a box lies in a town. */
export function partWithin(
  slug: string,
  box: Box,
  { isInTown }: Surroundings,
): number {
  const probes = probesOf(box, FINE_PROBES);
  return probes.filter((probe) => isInTown(slug, probe)).length / probes.length;
}

/** Whether a part of a box lies on a town. */
function covers(slug: string, box: Box, { isInTown }: Surroundings): boolean {
  return probesOf(box, FINE_PROBES).some((probe) => isInTown(slug, probe));
}

/** Whether lines have room in an outline there, with air around their letters. */
export function fitsInside(
  box: Box,
  lines: readonly LabelLine[],
  { slug, bounds }: LabeledTown,
  around: Surroundings & { air: number },
): boolean {
  const letters = lettersOf(labelIn(box, lines)).map((line) => ({
    ...line,
    width: line.width + 2 * around.air,
    height: line.height + 2 * around.air,
  }));
  // Most places are ruled out by boxes, which are quick.
  return (
    letters.every((line) => isInBox(line, bounds)) &&
    isFree(box, around) &&
    letters.every((line) => isWithin(slug, line, around))
  );
}

/** Room for lines in an outline, near to its middle and with air around their letters; undefined without. */
export function placeInside(
  lines: readonly LabelLine[],
  town: LabeledTown,
  around: Surroundings,
  leastAir = 0,
): Box | undefined {
  const { bounds } = town;
  const size = boxOf(lines);
  const boxes = MOVES.map(({ x, y }) => ({
    ...size,
    x: Math.round(bounds.x + x),
    y: bounds.y + y,
  }));
  const places: { box: Box; cost: number }[] = [];
  for (const { air, cost } of FITS) {
    if (air < leastAir) continue;
    const room = { ...around, air };
    const box = boxes.find((box) => fitsInside(box, lines, town, room));
    // Where this much air has no room, more has none.
    if (!box) break;
    places.push({ box, cost: cost + distance(box, bounds) });
  }
  return places.toSorted((one, other) => one.cost - other.cost).at(0)?.box;
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** A box of this size beside a town, near to it and on as few others as may be; undefined without room. */
export function placeBeside(
  size: Box,
  { slug, point, bounds }: LabeledTown,
  around: Surroundings,
  /** Whether a place is as good as another but for its cost. */
  accepts: (box: Box) => boolean = () => true,
): Box | undefined {
  const costOf = (box: Box) =>
    distanceTo(box, point) +
    COST_OF_LAND * probesOf(box).filter(around.isOnLand).length;
  return boxesBeside(size, bounds)
    .filter(
      (box) =>
        isFree(box, around) &&
        !covers(slug, box, around) &&
        !coversLit(box, around) &&
        accepts(box),
    )
    .map((box) => ({ box, cost: costOf(box) }))
    .toSorted((one, other) => one.cost - other.cost)
    .at(0)?.box;
}

/** The point of a box that is nearest to another. */
export function nearestIn({ x, y, width, height }: Box, point: Point): Point {
  const clamp = (value: number, middle: number, length: number) =>
    Math.max(middle - length / 2, Math.min(middle + length / 2, value));
  return { x: clamp(point.x, x, width), y: clamp(point.y, y, height) };
}

export function distanceTo(box: Box, point: Point): number {
  const nearest = nearestIn(box, point);
  return Math.hypot(nearest.x - point.x, nearest.y - point.y);
}

export function squareAt({ x, y }: Point, radius: number): Box {
  return { x, y, width: 2 * radius, height: 2 * radius };
}

/** Points all over a box. */
function probesOf(
  { x, y, width, height }: Box,
  probes: readonly { across: number; down: number }[] = PROBES,
): Point[] {
  return probes.map(({ across, down }) => ({
    x: x + across * width,
    y: y + down * height,
  }));
}

function boxesBeside(size: Box, bounds: Box): Box[] {
  return GAPS.flatMap((gap) => {
    const across = (bounds.width + size.width) / 2 + gap;
    const down = (bounds.height + size.height) / 2 + gap;
    return SLIDES.flatMap((slide) => {
      const x = bounds.x + slide * (bounds.width + size.width);
      const y = bounds.y + slide * (bounds.height + size.height);
      return [
        { ...size, x, y: bounds.y + down },
        { ...size, x, y: bounds.y - down },
        { ...size, x: bounds.x + across, y },
        { ...size, x: bounds.x - across, y },
      ];
    });
  });
}
