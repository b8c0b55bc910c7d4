import { distanceInMiles, type Coordinates } from './distance.ts';
import {
  distanceTo,
  overlap,
  squareAt,
  type Box,
  type MapLabel,
} from './map-labels.ts';
import {
  frameAround,
  holdsShop,
  placeTowns,
  type AreaMapTown,
  type CloseUp,
  type MapFrame,
  type PlacedTown,
} from './map-towns.ts';
import { bankOf, type Outlines } from './outlines.ts';
import { pointAt, type Point } from './project.ts';
import { riverBeside, type River } from './river.ts';
import {
  BENDS,
  WAY_AIR,
  boxesOn,
  routeInto,
  routePath,
  routesBetween,
  type Route,
} from './route.ts';
import {
  ARRIVAL_AIR,
  ARRIVAL_RADIUS,
  SHOP_RADIUS,
  labelHome,
  labelLit,
  labelRoute,
  labelShop,
  labelTown,
  labelTownInSight,
  roomOn,
  type Labels,
  type TownName,
} from './town-labels.ts';

export interface AreaMapOptions {
  towns: readonly AreaMapTown[];
  shop: Coordinates;
  /** Words on the map. */
  words: { shop: string };
  /** The town that is lit, with how soon someone comes there; its name alone without a time. */
  lit?: { slug: string; time: string } | undefined;
  /** Towns that light up one at a time, on a map that names all, with how soon someone comes there. */
  lights?: readonly { slug: string; time: string }[] | undefined;
  /** The part of the map that shows; all of it without. */
  closeUp?: CloseUp | undefined;
}

/** Towns as near as this to the one that is lit have a name also where it needs a line, in map units. */
const NEXT_DOOR = 120;

/** What the labels of a map are about. */
interface Subject {
  towns: readonly PlacedTown[];
  /** The town of the shop, and the one that is lit. */
  home: PlacedTown | undefined;
  lit: PlacedTown | undefined;
  /** How soon someone comes to the latter. */
  time: string;
  /** The words for the shop, and where it lies. */
  shop: string;
  place: Coordinates;
  mark: Point;
  isCloseUp: boolean;
}

/** A map of all towns with a location: names, the shop, the river, and the way from the shop to the town that is lit. */
export function areaMap(
  outlines: Outlines,
  { towns, shop, words, lit, lights = [], closeUp }: AreaMapOptions,
) {
  const frame = frameAround(outlines, towns, { shop, closeUp });
  const shopPoint = pointAt(shop, frame.projection);
  const placed = placeTowns(towns, frame, shopPoint).filter(
    (town) => !closeUp || isAround(town, frame),
  );
  const home = placed.find((town) => holdsShop(town, frame, shopPoint));
  const river = riverBeside(bankOf(outlines), frame);
  /** What no name may cover. */
  const around = [squareAt(shopPoint, SHOP_RADIUS + 2), ...river.taken];
  const labels = roomOn(frame, placed, {
    lit: lit?.slug,
    taken: around,
    water: river.water,
  });

  const litTown = placed.find(({ slug }) => slug === lit?.slug);
  const { way, shopLabel, shown } = writeLabels(
    {
      towns: placed,
      home,
      lit: litTown,
      time: lit?.time ?? '',
      shop: words.shop,
      place: shop,
      mark: shopPoint,
      isCloseUp: closeUp !== undefined,
    },
    labels,
  );
  return {
    width: frame.width,
    height: frame.height,
    river: clearOf(way, river),
    // A dot without a name would be a riddle on a close-up.
    towns: shown
      .filter(({ outline, label }) => !closeUp || outline !== null || label)
      .map((town) => ({
        ...town,
        /** On a close-up, where a shape is not to ask for a name. */
        isNameless:
          closeUp !== undefined && !town.label && town.slug !== way?.slug,
      })),
    shop: {
      ...shopPoint,
      label: shopLabel,
      isOnLighter: isOnLighter(shown, way),
    },
    lit: way,
    lights: lights.flatMap(({ slug, time }) => {
      const town = shown.find((one) => one.slug === slug);
      const others = shown.filter((one) => one !== town);
      const names = others.flatMap(({ label, leader }) => [
        ...(label ? [label] : []),
        ...(leader?.taken ?? []),
      ]);
      if (shopLabel && !town?.isHome) names.push(shopLabel);
      const lit = { ...words, time, mark: shopPoint };
      const room = { ...labels, lit: slug, taken: around };
      return town ? lightUp(town, lit, names, room) : [];
    }),
  };
}

/** A town that lights up while one points at it: its name and minutes cover no other name, where there is room beside these. */
function lightUp(
  town: PlacedTown & { isHome: boolean },
  { time, shop, mark }: { time: string; shop: string; mark: Point },
  names: readonly Box[],
  labels: Labels,
) {
  const labelIn = (
    room: Labels,
  ): TownName & { shopLabel?: MapLabel | undefined } =>
    town.isHome
      ? labelHome(town, { time, shop, mark }, room)
      : labelLit(town, time, room);
  const apart = labelIn({
    ...labels,
    names,
    taken: [...labels.taken, ...names],
  });
  const anywhere = () => labelIn({ ...labels, taken: [...labels.taken] });
  return { ...town, ...(apart.label ? apart : anywhere()) };
}

/** The river, without its name where the line to the town that is lit crosses it. */
function clearOf(lit: TownName | undefined, river: River): River {
  const line = lit?.leader?.taken ?? [];
  const isCrossed = line.some((box) =>
    river.taken.some((other) => overlap(box, other)),
  );
  return isCrossed ? { ...river, name: undefined } : river;
}

/** Whether the shop stands in a town of the lighter color, and not in the one that is lit. */
function isOnLighter(
  towns: readonly { isHome: boolean; isLighter: boolean }[],
  lit: { isHome: boolean } | undefined,
): boolean {
  if (lit?.isHome) return false;
  return towns.some(({ isHome, isLighter }) => isHome && isLighter);
}

/** Whether a town lies in a close-up or so near that a wider or higher screen shows it beside. */
function isAround(
  { outline, bounds, direction }: PlacedTown,
  { width, height }: MapFrame,
): boolean {
  const surroundings = {
    x: width / 2,
    y: height / 2,
    width: 2 * width,
    height: 2 * height,
  };
  const isShown = outline !== null || direction === undefined;
  return isShown && overlap(bounds, surroundings);
}

/** All labels, around the way to the town that is lit to which the fewest of them give way. */
function writeLabels(subject: Subject, labels: Labels) {
  const { lit, home, mark } = subject;
  if (!lit || lit === home) return writeAround(undefined, subject, labels);
  return routesTo(lit.point, mark, labels)
    .map((route) => writeAround(route, subject, labels))
    .reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** All labels around one way. The more a label matters, the earlier it is placed. */
function writeAround(route: Route | undefined, subject: Subject, room: Labels) {
  const labels = {
    ...room,
    taken: [...room.taken],
    way: route ? boxesOn(route, WAY_AIR) : [],
  };
  const { towns, home, lit } = subject;
  const way = lit && light(lit, route, subject, labels);
  const shopLabel =
    way?.shopLabel ??
    labelShop(subject.shop, { ...subject.mark, town: home?.slug }, labels);
  const names = new Map(
    nearestFirst(subject).map(({ town, away }) => [
      town,
      subject.isCloseUp
        ? labelTownInSight(town, labels, away < NEXT_DOOR)
        : labelTown(town, labels),
    ]),
  );
  const shown = towns.map((town) => ({
    ...town,
    isHome: town === home,
    /** The town of the shop where another is lit, else those that are soonest reached. */
    isLighter: lit && lit !== home ? town === home : town.isSoonest,
    ...names.get(town),
  }));
  const worth = worthOf(shown, way?.distance);
  return { way, shopLabel, shown, worth };
}

/** The other towns by how far they are from the one that is lit: in a close-up those next to it say where it is. */
function nearestFirst({ towns, lit }: Subject) {
  return towns
    .filter((town) => town !== lit)
    .map((town) => ({
      town,
      away: lit ? distanceTo(town.bounds, lit.point) : 0,
    }))
    .toSorted((one, other) => one.away - other.away);
}

/** How many names a map has: the town of the shop and the distance are worth several others. */
function worthOf(
  towns: readonly (TownName & { isHome: boolean })[],
  distance: MapLabel | undefined,
): number {
  const named = towns.filter(({ label }) => label);
  const hasHome = named.some(({ isHome }) => isHome);
  return named.length + (hasHome ? 2 : 0) + (distance ? 4 : 0);
}

/** Lights a town, with its label and the distance clear of the way. */
function light(
  town: PlacedTown,
  route: Route | undefined,
  { home, time, shop, place, mark }: Subject,
  labels: Labels,
) {
  const isHome = town === home;
  const shown =
    route &&
    routeInto(route, ARRIVAL_RADIUS + ARRIVAL_AIR, (point) =>
      labels.isInTown(town.slug, point),
    );
  const arrival = town.outline === null ? undefined : shown?.to;
  if (arrival) labels.taken.push(squareAt(arrival, ARRIVAL_RADIUS + 1));
  const name: TownName & { shopLabel?: MapLabel | undefined } = isHome
    ? labelHome(town, { time, shop, mark }, labels)
    : labelLit(town, time, labels, arrival);
  const miles = distanceInMiles(place, town.location);
  return {
    ...town,
    isHome,
    ...name,
    route: shown && routePath(shown),
    /** Where the way ends, in the outline. */
    arrival,
    distance: route && labelRoute(route, miles, labels),
  };
}

/** The ways between two points: bent as usual, then otherwise; of two sides the one with fewer towns, and so fewer names. */
function routesTo(point: Point, shopPoint: Point, labels: Labels): Route[] {
  const crossed = (route: Route) =>
    boxesOn(route, 0).filter(labels.isOnLand).length;
  return BENDS.flatMap((bend) =>
    routesBetween(shopPoint, point, bend).toSorted(
      (one, other) => crossed(one) - crossed(other),
    ),
  );
}
