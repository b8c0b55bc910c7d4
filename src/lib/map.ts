import { geoContains, geoMercator, geoPath } from 'd3-geo';
import type { LineString, MultiPolygon, Polygon, Position } from 'geojson';
import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import bergen from '../assets/map/bergen.json' with { type: 'json' };

/** One map of the towns: all pages draw the same paths and differ in what the viewBox shows of it. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** What the file of a town says of its place. */
export interface Town {
  slug: string;
  name: string;
  longitude: number;
  latitude: number;
  /** Where its name stands: beside a town that is too small for it. */
  mapLabel?: Point | undefined;
}

/** A name on the map: its lines, centered on a point. */
interface Label extends Point {
  lines: string[];
  /** Whether it stands beside its town, on the ground. */
  isBeside: boolean;
}

export interface PlacedTown {
  slug: string;
  name: string;
  /** Its outline as a path; none for a town of which only the middle is known. */
  outline: string | undefined;
  /** Where a route ends: the point with most room around it. */
  middle: Point;
  bounds: Box;
  label: Label;
}

/** The width of the whole map; its letters and marks are in the same units. */
const WIDTH = 620;
export const LETTERS = 22;
/** The mean width of a letter in its own height: Barlow Condensed, bold. */
const LETTER_WIDTH = 0.45;
const DOT_RADIUS = 8;

// The file is our own, and JSON imports have no literal types.
const topology = bergen as unknown as Topology<{
  towns: GeometryCollection;
  river: LineString & { arcs: number[] };
}>;
const { features } = feature(topology, topology.objects.towns);
const projection = geoMercator().fitWidth(WIDTH, {
  type: 'FeatureCollection',
  features,
});
const toPath = geoPath(projection).digits(0);

function project([longitude = 0, latitude = 0]: Position): Point {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { x, y };
}

export const RIVER = toPath(feature(topology, topology.objects.river)) ?? '';

export const placeShop = ({
  longitude,
  latitude,
}: Pick<Town, 'longitude' | 'latitude'>): Point =>
  project([longitude, latitude]);

/** What lines of text cover, centered on a point. */
function textBox(
  lines: readonly string[],
  { x, y }: Point,
  size = LETTERS,
): Box {
  const width =
    Math.max(...lines.map(({ length }) => length)) * size * LETTER_WIDTH;
  const height = lines.length * size;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Where lines of text have most room in an outline, and how much in heights of the text: polylabel finds the middle of
 * the widest circle, so the outline is squeezed to the shape of the text.
 */
function roomFor(lines: string[], geometry: Polygon | MultiPolygon) {
  const parts =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const { width, height } = textBox(lines, { x: 0, y: 0 });
  const squeeze = height / width;
  const rooms = parts.map((rings) => {
    const spot = polylabel(
      rings.map((ring) =>
        ring.map(project).map(({ x, y }): [number, number] => [x * squeeze, y]),
      ),
      0.5,
    );
    return {
      lines,
      x: spot[0] / squeeze,
      y: spot[1],
      room: spot.distance / height,
    };
  });
  return rooms.reduce((best, other) => (other.room > best.room ? other : best));
}

/** A town of which only the middle is known: a dot, with its name below. */
function placeDot({ slug, name, ...place }: Town): PlacedTown {
  const middle = placeShop(place);
  const bounds = {
    x: middle.x - DOT_RADIUS,
    y: middle.y - DOT_RADIUS,
    width: 2 * DOT_RADIUS,
    height: 2 * DOT_RADIUS,
  };
  const label = {
    lines: [name],
    x: middle.x,
    y: middle.y + 1.2 * LETTERS,
    isBeside: true,
  };
  return { slug, name, outline: undefined, middle, bounds, label };
}

/** A town as it is drawn: its outline, and its name in one line or one a word, whichever has more room. */
export function placeTown(town: Town): PlacedTown {
  const { slug, name, mapLabel } = town;
  const shape = features.find(({ id }) => id === slug);
  if (!shape) return placeDot(town);
  // Towns have areas, which the type of the file does not say.
  const geometry = shape.geometry as Polygon | MultiPolygon;
  const [inOneLine, byWord] = [
    roomFor([name], geometry),
    roomFor(name.split(' '), geometry),
  ];
  const { lines, x, y } = byWord.room > inOneLine.room ? byWord : inOneLine;
  const [[left, top], [right, bottom]] = toPath.bounds(shape);
  const label = mapLabel ? { lines: [name], ...mapLabel } : { lines, x, y };
  return {
    slug,
    name,
    outline: toPath(shape) ?? undefined,
    middle: { x, y },
    bounds: { x: left, y: top, width: right - left, height: bottom - top },
    label: {
      ...label,
      isBeside: !geoContains(
        shape,
        projection.invert?.([label.x, label.y]) ?? [0, 0],
      ),
    },
  };
}

/** The box around others, with air, widened to a ratio of width to height if there is one. */
function boxAround(boxes: readonly Box[], air: number, ratio?: number): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - air;
  const top = Math.min(...boxes.map(({ y }) => y)) - air;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + air;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + air;
  const width = Math.max(right - left, ratio ? (bottom - top) * ratio : 0);
  const height = Math.max(bottom - top, ratio ? (right - left) / ratio : 0);
  return {
    x: (left + right - width) / 2,
    y: (top + bottom - height) / 2,
    width,
    height,
  };
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

const contains = (a: Box, b: Box) =>
  b.x >= a.x &&
  b.y >= a.y &&
  b.x + b.width <= a.x + a.width &&
  b.y + b.height <= a.y + a.height;

const squareAround = ({ x, y }: Point, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The `viewBox` attribute of an SVG. */
export const viewBoxOf = ({ x, y, width, height }: Box) =>
  [x, y, width, height].map(Math.round).join(' ');

/** What shows all towns and their names. */
export const overviewBox = (towns: readonly PlacedTown[], shop: Point): Box =>
  boxAround(
    [
      squareAround(shop, 2 * LETTERS),
      ...towns.flatMap(({ bounds, label }) => [
        bounds,
        textBox(label.lines, label),
      ]),
    ],
    16,
  );

/** The route from the shop to a town, as a curve that bends to one side, and boxes along it. */
function routeBetween(from: Point, to: Point) {
  const bend = {
    x: (from.x + to.x) / 2 - (to.y - from.y) / 5,
    y: (from.y + to.y) / 2 + (to.x - from.x) / 5,
  };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
  });
  const [x0, y0, x1, y1, x2, y2] = [from, bend, to]
    .flatMap(({ x, y }) => [x, y])
    .map(Math.round);
  return {
    bend,
    path: `M${String(x0)} ${String(y0)}Q${String(x1)} ${String(y1)} ${String(x2)} ${String(y2)}`,
    boxes: Array.from({ length: 40 }, (_, step) =>
      squareAround(at(step / 39), 3),
    ),
  };
}

/** Closer than this to the shop a town is its own, in units of the map. */
const AT_HOME = 30;

export interface CloseUp {
  view: Box;
  /** The size of the letters, so that they look alike however close the view is. */
  letters: number;
  /** The towns whose names have room. */
  named: PlacedTown[];
  shopLabel: Point;
  /** The way from the shop; none in its own town. */
  route: string | undefined;
  /** Where that ends, and where the name of the town and how soon someone comes stand. */
  mark: Point;
  plate: Box;
}

/**
 * The plate with the name of a town: on it, or beside one that it would cover, and never out of the view.
 * @param side below the mark (1) or above it (-1)
 */
function plateAt(
  view: Box,
  { name, bounds }: PlacedTown,
  mark: Point,
  side: number,
  letters: number,
): Box {
  const edge = side > 0 ? bounds.y + bounds.height : bounds.y;
  const isSmall = bounds.height < 6 * letters;
  const wanted = isSmall
    ? edge + side * 1.4 * letters
    : mark.y + side * 2.2 * letters;
  const top = view.y + 1.5 * letters;
  const bottom = view.y + view.height - 1.5 * letters;
  return textBox(
    [` ${name} `, '  00–00 min  '],
    { x: mark.x, y: Math.min(Math.max(wanted, top), bottom) },
    1.25 * letters,
  );
}

/**
 * The shop and one town close up. Labels stand on the side where the route does not come in; a name that meets
 * something is left out.
 * @param ratio width ÷ height of the view
 */
export function closeUp(
  towns: readonly PlacedTown[],
  shop: Point,
  town: PlacedTown,
  ratio: number,
): CloseUp {
  const view = boxAround([town.bounds, squareAround(shop, 60)], 40, ratio);
  const letters = (LETTERS * view.width) / WIDTH;
  const isHome =
    Math.hypot(town.middle.x - shop.x, town.middle.y - shop.y) < AT_HOME;
  const mark = isHome ? shop : town.middle;
  const route = isHome ? undefined : routeBetween(shop, mark);
  /** Below a point unless the route comes in there. */
  const side = ({ y }: Point) => (!route || route.bend.y < y ? 1 : -1);
  const shopLabel = {
    x: shop.x,
    y: shop.y + (route ? side(shop) : -1) * 1.6 * letters,
  };
  const plate = plateAt(view, town, mark, side(mark), letters);
  const occupied = [
    town.bounds,
    squareAround(shop, 0.7 * letters),
    textBox(['Our shop'], shopLabel, 1.5 * letters),
    plate,
    ...(route?.boxes ?? []),
  ];
  const named = towns.filter((other) => {
    if (other === town) return false;
    const box = textBox(other.label.lines, other.label, letters);
    const hasRoom =
      contains(view, box) && !occupied.some((one) => overlap(one, box));
    if (hasRoom) occupied.push(box);
    return hasRoom;
  });
  return { view, letters, named, shopLabel, route: route?.path, mark, plate };
}
