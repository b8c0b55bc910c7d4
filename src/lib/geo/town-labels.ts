import {
  boxOf,
  distanceTo,
  fitsInside,
  isFree,
  isInFrame,
  isOnGround,
  labelIn,
  nearestIn,
  overlap,
  partWithin,
  placeBeside,
  placeInside,
  plateOf,
  squareAt,
  type Box,
  type LabelLine,
  type MapLabel,
  type Surroundings,
} from './map-labels.ts';
import {
  isInTown,
  partInFrame,
  type MapFrame,
  type PlacedTown,
} from './map-towns.ts';
import type { Point } from './project.ts';
import { boxesOn, placeBesideRoute, type Route } from './route.ts';

/**
 * Sizes of letters: of names, the shop, a distance, and of the town that is lit. They have 12 px at least on a phone of
 * 360 px, where the map of a hero is 164 px high for its 300 units, and that of all towns 360 px wide for its 620.
 */
export const LETTERS = {
  name: 22,
  /** Where larger ones would cross a border of the map of all towns, or of a high one. */
  narrow: 21,
  shop: [24, 22],
  distance: 22,
  /** Smaller where the town has no room for larger ones. */
  lit: [
    { name: 34, time: 27 },
    { name: 30, time: 24 },
    { name: 26, time: 22 },
  ],
  /** On a plate, which is to cover as little as may be. */
  plate: { name: 26, time: 22 },
};

/** Phones draw a map lower than this, in map units, so small that its letters have no size to spare. */
const LOW_MAP = 400;

/** Air between the letters in a town that is lit and its border. */
const LIT_AIR = 4;
/** The same where the mark of the shop says where its letters stand. */
const HOME_AIR = 2;

/** Air between a plate and the sides of the map: on a phone as much as the texts have. */
const PLATE_AIR = 28;

/** Air between the distance and the name of a town, which it would else be read with. */
const DISTANCE_AIR = 12;

/** Radius of the mark of the shop. */
export const SHOP_RADIUS = 12;

/** Radius of the ring at which the way ends. */
export const ARRIVAL_RADIUS = 10;
/** Air between that and the border. */
export const ARRIVAL_AIR = 3;

/** Air around the middle of the way: half a dot and a bit. */
const DOT_AIR = 5;

/** A name further than this from its town has a line to it, which is no longer than that in a close-up. */
const LEADER_FROM = 18;
const LEADER_TO = 64;

/** Air around the middle of that line. */
const LEADER_AIR = 5;

/** The labels placed so far, and what the next may not cover. */
export interface Labels extends Surroundings {
  taken: Box[];
  way: Box[];
  /** The river, which is no ground for the name of a town. */
  water: readonly Box[];
  /** Names that stay below a town that lights up, which the line to it may not cross. */
  names?: readonly Box[];
}

/** A map without labels. */
export function roomOn(
  frame: MapFrame,
  towns: readonly PlacedTown[],
  { lit, taken, water }: Pick<Labels, 'lit' | 'taken' | 'water'>,
): Labels {
  const dots = towns.filter(({ outline }) => outline === null);
  return {
    width: frame.width,
    height: frame.height,
    lit,
    taken: [...taken, ...dots.map(({ bounds }) => bounds)],
    way: [],
    water,
    isInTown: (slug, point) => isInTown(frame, slug, point),
    isOnLand: (point) =>
      towns.some(
        ({ slug, bounds }) =>
          overlap(bounds, squareAt(point, 0)) && isInTown(frame, slug, point),
      ),
  };
}

/** Writes lines into a box, which nothing may cover from then on. */
function write(
  box: Box & Pick<MapLabel, 'hasPlate'>,
  lines: LabelLine[],
  labels: Labels,
): MapLabel {
  labels.taken.push(box);
  return labelIn(box, lines);
}

/** The lines of a name: a word each. */
function linesOf(name: string, size: number): LabelLine[] {
  return name.split(' ').map((text) => ({ text, size }));
}

/** The line of a time; none without one. */
function timeLines(text: string, size: number): LabelLine[] {
  return text === '' ? [] : [{ text, size }];
}

/** A label of a town, and whether it stands in the outline. */
export type TownLabel = MapLabel & { isInside: boolean };

/** The line from a label to its town, as SVG paths. */
export interface Leader {
  path: string;
  /** The part of it in the outline, which has another color. */
  inner?: string | undefined;
  /** The dot at its end; none at the mark of a way. */
  point: Point | undefined;
  /** What it covers. */
  taken: Box[];
}

/** The label of a town, with a line to it from further away. */
export interface TownName {
  label?: TownLabel | undefined;
  leader?: Leader | undefined;
}

/** The name of the town that is lit and how soon someone comes: in its outline, else on a plate with a line to it. */
export function labelLit(
  town: PlacedTown,
  time: string,
  labels: Labels,
  /** The ring at which the way ends, which the line to a plate then ends at as well. */
  arrival?: Point,
): TownName {
  /** As if the way were not there. */
  const overWay = { ...labels, way: [] };
  for (const letters of town.outline === null ? [] : LETTERS.lit) {
    const lines = [
      ...linesOf(town.name, letters.name),
      ...timeLines(time, letters.time),
    ];
    const inside = placeInside(lines, town, overWay, LIT_AIR);
    if (inside)
      return { label: { ...write(inside, lines, labels), isInside: true } };
  }
  return labelOnPlate(town, time, labels, arrival);
}

/** The same on a plate, with a line from it to the ring at which the way ends, or to a dot in the town. */
function labelOnPlate(
  town: PlacedTown,
  time: string,
  labels: Labels,
  arrival: Point | undefined,
): TownName {
  const lines = [
    { text: town.name, size: LETTERS.plate.name },
    ...timeLines(time, LETTERS.plate.time),
  ];
  const size = plateOf(lines);
  const inGutter = { ...labels, airAtEdge: PLATE_AIR };
  const marked = arrival ? { ...town, point: arrival } : town;
  const lineTo = (box: Box) =>
    leaderTo(marked, box, labels, arrival && ARRIVAL_RADIUS);
  const crossesNone = (box: Box) =>
    !lineTo(box)?.taken.some((part) =>
      labels.names?.some((name) => overlap(part, name)),
    );
  /** Where a way leads, the names of the towns around it are to keep their room, save from a line as long as that. */
  const isApart = (box: Box) =>
    arrival !== undefined &&
    distanceTo(box, arrival) < LEADER_TO &&
    isOnGround(box, labels);
  const plate =
    placeBeside(size, marked, inGutter, isApart) ??
    placeBeside(size, marked, inGutter, crossesNone) ??
    placeBeside(size, marked, inGutter) ??
    placeBeside(size, marked, { ...inGutter, way: [] });
  if (!plate) return {};
  const label = write({ ...plate, hasPlate: true }, lines, labels);
  const leader = lineTo(plate);
  if (leader) labels.taken.push(...leader.taken);
  return { label: { ...label, isInside: false }, leader };
}

/** The name of the shop's town, where it is lit, and "Our shop": above and below its mark if both have room there. */
export function labelHome(
  town: PlacedTown,
  { time, shop, mark }: { time: string; shop: string; mark: Point },
  labels: Labels,
): TownName & { shopLabel: MapLabel | undefined } {
  const places = LETTERS.lit.flatMap((letters) =>
    LETTERS.shop.flatMap((size) =>
      [-1, 1].map((side) => {
        const name = [
          ...linesOf(town.name, letters.name),
          ...timeLines(time, letters.time),
        ];
        const words = [{ text: shop, size }];
        return [
          { lines: name, box: boxAcross(name, mark, side) },
          { lines: words, box: boxAcross(words, mark, -side) },
        ] as const;
      }),
    ),
  );
  const room = { ...labels, air: HOME_AIR };
  const place = places.find((both) =>
    both.every(({ box, lines }) => fitsInside(box, lines, town, room)),
  );
  if (place) {
    const [name, words] = place;
    const label = { ...write(name.box, name.lines, labels), isInside: true };
    return { label, shopLabel: write(words.box, words.lines, labels) };
  }
  // What stands half in a town that is lit stands out with it.
  const shopLabel = labelShop(shop, { ...mark, town: town.slug }, labels);
  return { shopLabel, ...labelLit(town, time, labels) };
}

/** A box for lines close above the mark of the shop, or below it, with the same middle. */
function boxAcross(
  lines: readonly LabelLine[],
  { x, y }: Point,
  side: number,
): Box {
  const { width, height: airy } = boxOf(lines);
  const height = airy - 8;
  return { x, y: y + side * (SHOP_RADIUS + 2 + height / 2), width, height };
}

/** "Our shop" beside its mark: all in its town if it can be, somewhat smaller if need be, else as far in it as may be. */
export function labelShop(
  text: string,
  { x, y, town }: Point & { town: string | undefined },
  labels: Labels,
) {
  const places = LETTERS.shop.flatMap((letters) => {
    const lines = [{ text, size: letters }];
    const size = boxOf(lines);
    const across = SHOP_RADIUS + 4 + size.width / 2;
    const down = SHOP_RADIUS + 2 + size.height / 2;
    const boxes = [
      { ...size, x, y: y - down },
      { ...size, x, y: y + down },
      { ...size, x: x + across, y },
      { ...size, x: x - across, y },
    ];
    return boxes
      .filter((box) => isFree(box, labels))
      .map((box) => ({
        box,
        lines,
        part: town ? partWithin(town, box, labels) : 0,
      }));
  });
  const place = places.toSorted((one, other) => other.part - one.part).at(0);
  return place && write(place.box, place.lines, labels);
}

/** The distance beside the way, clear of its dots. */
export function labelRoute(route: Route, miles: number, labels: Labels) {
  const lines = [{ text: `${miles.toFixed(1)} miles`, size: LETTERS.distance }];
  const plate = placeBesideRoute(boxOf(lines), route, {
    ...labels,
    way: boxesOn(route, DOT_AIR),
  });
  if (!plate) return undefined;
  labels.taken.push({ ...plate, height: plate.height + 2 * DISTANCE_AIR });
  return labelIn({ ...plate, hasPlate: true }, lines);
}

/** The name of a town in a close-up: in the part of its outline that shows, or, next door, beside it; none without room. */
export function labelTownInSight(
  town: PlacedTown,
  labels: Labels,
  isNextDoor: boolean,
): TownName {
  const bounds = partInFrame(town.bounds, labels);
  if (!bounds) return {};
  if (town.outline === null) return labelBeside(town, labels);
  const sizes =
    labels.height < LOW_MAP ? [LETTERS.name] : [LETTERS.name, LETTERS.narrow];
  const label = labelInside({ ...town, bounds }, labels, sizes);
  if (label) return { label };
  return isNextDoor ? labelOnGround(town, labels) : {};
}

/** The name of a town in its outline, else beside it; none without room. */
export function labelTown(town: PlacedTown, labels: Labels): TownName {
  const sizes = [LETTERS.name, LETTERS.narrow];
  const label = labelInside(town, labels, sizes);
  return label ? { label } : labelBeside(town, labels);
}

/** The name of a town beside it, with a line to it from further away. */
function labelBeside(town: PlacedTown, labels: Labels): TownName {
  const lines = linesOf(town.name, LETTERS.name);
  const beside = placeBeside(boxOf(lines), town, labels);
  if (!beside) return {};
  const label = { ...write(beside, lines, labels), isInside: false };
  return { label, leader: leaderTo(town, beside, labels) };
}

/** The name of a town, all of which shows, on the ground near it, with a line that crosses nothing; none without room. */
function labelOnGround(town: PlacedTown, labels: Labels): TownName {
  const lines = linesOf(town.name, LETTERS.name);
  const box = isInFrame(town.bounds, labels)
    ? placeBeside(boxOf(lines), town, {
        ...labels,
        taken: [...labels.taken, ...labels.water],
      })
    : undefined;
  if (!box || !isOnGround(box, labels)) return {};
  const leader = leaderTo(town, box, labels);
  const crossed = [...labels.taken, ...labels.way].some((other) =>
    leader?.taken.some((part) => overlap(part, other)),
  );
  if (crossed || distanceTo(box, town.point) > LEADER_TO) return {};
  labels.taken.push(...(leader?.taken ?? []));
  return { label: { ...write(box, lines, labels), isInside: false }, leader };
}

/** The name of a town in its outline, clear of the way. */
function labelInside(
  town: PlacedTown,
  labels: Labels,
  sizes: readonly number[],
): TownLabel | undefined {
  if (town.outline === null) return undefined;
  for (const size of sizes) {
    const lines = linesOf(town.name, size);
    const box = placeInside(lines, town, labels);
    if (box) return { ...write(box, lines, labels), isInside: true };
  }
  return undefined;
}

/** The line from a label to its town; none to one that is near. */
function leaderTo(
  { slug, point }: PlacedTown,
  label: Box,
  { isInTown }: Labels,
  /** Of a mark that the line ends at; without one it ends in a dot. */
  radius = 0,
): Leader | undefined {
  if (distanceTo(label, point) < LEADER_FROM) return undefined;
  const isLevel = Math.abs(point.y - label.y) < label.height / 2;
  // Not from a corner, where lines of a text may be shorter than others.
  const width = isLevel ? label.width : label.width * 0.6;
  const from = nearestIn({ ...label, width }, point);
  const length = Math.hypot(point.x - from.x, point.y - from.y);
  const part = (length - radius) / length;
  const points = Array.from({ length: 41 }, (_, index) => ({
    x: from.x + ((point.x - from.x) * part * index) / 40,
    y: from.y + ((point.y - from.y) * part * index) / 40,
  }));
  const end = points.at(-1) ?? point;
  const border = points.find((between) => isInTown(slug, between));
  return {
    path: linePath(from, end),
    inner: border && linePath(border, end),
    point: radius > 0 ? undefined : point,
    taken: points.map((between) => squareAt(between, LEADER_AIR)),
  };
}

function linePath(from: Point, to: Point): string {
  const numbers = [from.x, from.y, to.x - from.x, to.y - from.y];
  const [x, y, across, down] = numbers.map((value) =>
    String(Math.round(value)),
  );
  return `M${x ?? ''} ${y ?? ''}l${across ?? ''} ${down ?? ''}`;
}
