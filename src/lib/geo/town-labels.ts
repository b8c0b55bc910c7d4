import {
  ALL_INSIDE,
  MOST_INSIDE,
  boxOf,
  distanceTo,
  isFree,
  labelIn,
  nearestIn,
  overlap,
  partWithin,
  placeBeside,
  placeInside,
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
 * Sizes of letters: of names, the shop, a distance, and of the town that is lit. 22 is the least that has
 * 12 px on a phone of 360 px, where the map of a hero is 164 px high for its 300 units.
 */
const LETTERS = {
  name: 22,
  shop: [24, 22],
  distance: 22,
  litName: 34,
  litTime: 27,
};

/** Radius of the mark of the shop. */
export const SHOP_RADIUS = 12;

/** Air around the middle of the way: half a dot and a bit. */
const DOT_AIR = 5;

/** A name further than this from its town has a line to it. */
const LEADER_FROM = 18;

/** The labels placed so far, and what the next may not cover. */
export interface Labels extends Surroundings {
  taken: Box[];
  way: Box[];
}

/** A map without labels. */
export function roomOn(
  frame: MapFrame,
  towns: readonly PlacedTown[],
  { lit, taken }: Pick<Labels, 'lit' | 'taken'>,
): Labels {
  const dots = towns.filter(({ outline }) => outline === null);
  return {
    width: frame.width,
    height: frame.height,
    lit,
    taken: [...taken, ...dots.map(({ bounds }) => bounds)],
    way: [],
    isInTown: (slug, point) => isInTown(frame, slug, point),
    isOnLand: (point) =>
      towns.some(
        ({ slug, bounds }) =>
          overlap(bounds, squareAt(point, 0)) && isInTown(frame, slug, point),
      ),
  };
}

/** Writes lines into a box, which nothing may cover from then on. */
function write(box: Box, lines: LabelLine[], labels: Labels): MapLabel {
  labels.taken.push(box);
  return labelIn(box, lines);
}

/** The lines of a name: a word each. */
function linesOf(name: string, size: number): LabelLine[] {
  return name.split(' ').map((text) => ({ text, size }));
}

/** A label of a town, and whether it stands in the outline. */
export type TownLabel = MapLabel & { isInside: boolean };

/** The name of the town that is lit and how soon someone comes, in its outline or beside it. */
export function labelLit(
  town: PlacedTown,
  time: string,
  labels: Labels,
): TownLabel | undefined {
  const timeLines = time === '' ? [] : [{ text: time, size: LETTERS.litTime }];
  const words = [...linesOf(town.name, LETTERS.litName), ...timeLines];
  /** As if the way were not there. */
  const overWay = { ...labels, way: [] };
  const inside =
    town.outline !== null &&
    placeInside(boxOf(words), town, overWay, ALL_INSIDE);
  if (inside) return { ...write(inside, words, labels), isInside: true };
  const oneLine = [{ text: town.name, size: LETTERS.litName }, ...timeLines];
  for (const room of [labels, overWay])
    for (const lines of [oneLine, words]) {
      const beside = placeBeside(boxOf(lines), town, room);
      if (beside) return { ...write(beside, lines, labels), isInside: false };
    }
  return undefined;
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
  const box = placeBesideRoute(boxOf(lines), route, {
    ...labels,
    way: boxesOn(route, DOT_AIR),
  });
  return box && write(box, lines, labels);
}

/** The name of a town in a close-up: in the part of its outline that shows, or beside its dot; none without room. */
export function labelTownInSight(
  town: PlacedTown,
  labels: Labels,
): TownLabel | undefined {
  const bounds = partInFrame(town.bounds, labels);
  if (!bounds) return undefined;
  const lines = linesOf(town.name, LETTERS.name);
  const size = boxOf(lines);
  const isInside = town.outline !== null;
  const box = isInside
    ? placeInside(size, { ...town, bounds }, labels, MOST_INSIDE)
    : placeBeside(size, town, labels);
  return box && { ...write(box, lines, labels), isInside };
}

/** The name of a town in its outline, else beside it with a line to it; none without room. */
export function labelTown(
  town: PlacedTown,
  labels: Labels,
): { label?: TownLabel; leader?: string } {
  const lines = linesOf(town.name, LETTERS.name);
  const size = boxOf(lines);
  const inside =
    town.outline !== null &&
    (placeInside(size, town, labels, MOST_INSIDE) ??
      placeInside(size, town, { ...labels, way: [] }, MOST_INSIDE));
  if (inside)
    return { label: { ...write(inside, lines, labels), isInside: true } };
  const beside = placeBeside(size, town, labels);
  if (!beside) return {};
  const label = { ...write(beside, lines, labels), isInside: false };
  if (distanceTo(beside, town.point) < LEADER_FROM) return { label };
  return {
    label,
    leader: linePath(nearestIn(beside, town.point), town.point),
  };
}

function linePath(from: Point, to: Point): string {
  const numbers = [from.x, from.y, to.x - from.x, to.y - from.y];
  const [x, y, across, down] = numbers.map((value) =>
    String(Math.round(value)),
  );
  return `M${x ?? ''} ${y ?? ''}l${across ?? ''} ${down ?? ''}`;
}
