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
  /** The way to the town that is lit, which a name covers only where its town has no other room. */
  way: readonly Box[];
  /** The town that is lit, which only its own label may cover. */
  lit?: string | undefined;
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
const LETTER_WIDTHS = { narrow: 0.29, wide: 0.66, other: 0.44 };
const NARROW = /[ .,'’Ifijlrt-]/;
const WIDE = /[MWmw]/;

/** How far the middle of a line lies above its baseline, as a part of the size of its letters. */
const MIDDLE = 0.35;

/** Air around the letters of a label, and between labels and the edge of the map. */
const AIR = 6;
const AIR_AT_EDGE = 8;

/** The parts of a box across and down that are tried to lie in an outline. */
const PROBES = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
  [-0.5, 0, 0.5].map((down) => ({ across, down })),
);
/** The same for a label that may not cover a town, however narrow. */
const FINE_STEPS = Array.from({ length: 13 }, (_, index) => index / 12 - 0.5);
const FINE_PROBES = FINE_STEPS.flatMap((across) =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((down) => ({ across, down })),
);

/** How far a name moves from the middle of its town to find room, the shortest way first. */
const STEP = 4;
const STEPS = Array.from({ length: 25 }, (_, index) => (index - 12) * STEP);
const MOVES = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).toSorted(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
);

/** The part of a label that lies in its town, and how far it would move for more. */
interface Fit {
  part: number;
  cost: number;
}

/** All letters, or with air around them where there is room; or all but those at the ends, which cross a border. */
export const ALL_INSIDE: Fit[] = [{ part: 1, cost: 0 }];
export const MOST_INSIDE: Fit[] = [
  { part: 1.2, cost: 0 },
  { part: 1.08, cost: 8 },
  { part: 1, cost: 16 },
  { part: 0.85, cost: 80 },
  { part: 0.7, cost: 140 },
];

/** Where the label beside a town begins, from the box around its outline: less than 0 in its bays. */
const GAPS = [-40, -25, -10, 3, 12, 24];

/** How far over a label moves along its town. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5];

/** A label is as well this much further away as with a fifteenth of it on another town. */
const COST_OF_LAND = 10;

export function boxOf(lines: readonly LabelLine[]): Box {
  const widths = lines.map(({ text, size }) => widthOf(text) * size);
  const heights = lines.map(({ size }) => size);
  return {
    x: 0,
    y: 0,
    width: Math.max(...widths) + AIR,
    height: heights.reduce((sum, height) => sum + height, AIR),
  };
}

function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => {
    if (NARROW.test(letter)) return LETTER_WIDTHS.narrow;
    return WIDE.test(letter) ? LETTER_WIDTHS.wide : LETTER_WIDTHS.other;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Writes lines into the box that was found for them. */
export function labelIn(box: Box, lines: readonly LabelLine[]): MapLabel {
  let top = box.y - (box.height - AIR) / 2;
  const written = lines.map(({ text, size }) => {
    const y = Math.round(top + size * (0.5 + MIDDLE));
    top += size;
    return { text, size, y };
  });
  return { ...box, x: Math.round(box.x), lines: written };
}

/** Whether nothing else is in a box, and it lies in the frame of the map. */
export function isFree(box: Box, { width, height, taken, way }: Surroundings) {
  const across = box.width / 2 + AIR_AT_EDGE;
  const down = box.height / 2 + AIR_AT_EDGE;
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
  return probesOf(box).every((probe) => isInTown(slug, probe));
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

/** A box of this size in an outline, near to its middle and with air around it; undefined without room. */
export function placeInside(
  size: Box,
  { slug, bounds }: LabeledTown,
  around: Surroundings,
  fitsInside: readonly Fit[],
): Box | undefined {
  const places = fitsInside.flatMap(({ part, cost }) => {
    const fits = (box: Box) => {
      const letters = {
        ...box,
        width: (box.width - AIR) * part,
        height: box.height - AIR,
      };
      // Most places are ruled out by the box around the outline, which is quick.
      return isInBox(letters, bounds) && isWithin(slug, letters, around);
    };
    const boxes = MOVES.map((move) => ({
      ...size,
      x: bounds.x + move.x,
      y: bounds.y + move.y,
    }));
    const box = boxes.find((box) => fits(box) && isFree(box, around));
    return box ? [{ box, cost: cost + distance(box, bounds) }] : [];
  });
  return places.toSorted((one, other) => one.cost - other.cost).at(0)?.box;
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** A box of this size beside a town, near to it and on as few others as may be; undefined without room. */
export function placeBeside(
  size: Box,
  { slug, point, bounds }: LabeledTown,
  around: Surroundings,
): Box | undefined {
  const costOf = (box: Box) =>
    distanceTo(box, point) +
    COST_OF_LAND * probesOf(box).filter(around.isOnLand).length;
  return boxesBeside(size, bounds)
    .filter(
      (box) =>
        isFree(box, around) &&
        !covers(slug, box, around) &&
        !coversLit(box, around),
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
