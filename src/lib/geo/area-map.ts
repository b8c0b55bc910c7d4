import { distanceInMiles, type Coordinates } from './distance.ts';
import { overlap, squareAt, type Box, type MapLabel } from './map-labels.ts';
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
import { boxesOn, routePath, routesBetween, type Route } from './route.ts';
import {
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

/** What the labels of the town that is lit and the way to it need to know. */
interface LitTown {
  time?: string | undefined;
  /** Whether it is the town of the shop. */
  isHome: boolean;
  /** The words for the shop, and where it lies. */
  shop: string;
  place: Coordinates;
  mark: Point;
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

  // The more a label matters, the earlier it is placed.
  const litTown = placed.find(({ slug }) => slug === lit?.slug);
  const way =
    litTown &&
    light(
      litTown,
      {
        ...words,
        time: lit?.time,
        isHome: litTown === home,
        place: shop,
        mark: shopPoint,
      },
      labels,
    );
  const nameOf = (town: PlacedTown) =>
    closeUp ? labelTownInSight(town, labels) : labelTown(town, labels);
  const shopLabel =
    way?.shopLabel ??
    labelShop(words.shop, { ...shopPoint, town: home?.slug }, labels);
  const shown = placed.map((town) => ({
    ...town,
    isHome: town === home,
    /** The town of the shop where one is lit, else those that are soonest reached. */
    isLighter: litTown ? town === home : town.isSoonest,
    ...(town === litTown ? {} : nameOf(town)),
  }));
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

/** Lights a town: the way to it first, which its label and the distance then keep clear of. */
function light(town: PlacedTown, lit: LitTown, labels: Labels) {
  const { time = '', isHome, place, mark } = lit;
  const route = isHome ? undefined : routeTo(town.point, mark, labels);
  if (route) labels.way.push(...boxesOn(route, 4));
  const name: TownName & { shopLabel?: MapLabel | undefined } = isHome
    ? labelHome(town, { ...lit, time }, labels)
    : labelLit(town, time, labels);
  const miles = distanceInMiles(place, town.location);
  return {
    ...town,
    isHome,
    ...name,
    route: route && routePath(route),
    distance: route && labelRoute(route, miles, labels),
  };
}

/** The way between two points that crosses fewer towns, and so fewer names. */
function routeTo(
  point: Point,
  shopPoint: Point,
  labels: Labels,
): Route | undefined {
  const crossed = (route: Route) =>
    boxesOn(route, 0).filter(labels.isOnLand).length;
  const routes = routesBetween(shopPoint, point);
  return routes.toSorted((one, other) => crossed(one) - crossed(other)).at(0);
}
