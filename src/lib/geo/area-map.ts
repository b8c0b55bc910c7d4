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
import { riverBeside } from './river.ts';
import { boxesOn, routePath, routesBetween, type Route } from './route.ts';
import {
  SHOP_RADIUS,
  labelLit,
  labelRoute,
  labelShop,
  labelTown,
  labelTownInSight,
  roomOn,
  type Labels,
  type TownLabel,
} from './town-labels.ts';

export interface AreaMapOptions {
  towns: readonly AreaMapTown[];
  shop: Coordinates;
  /** Words on the map. */
  words: { shop: string };
  /** The town that is lit, with how soon someone comes there; its name alone without a time. */
  lit?: { slug: string; time: string } | undefined;
  /** The part of the map that shows; all of it without. */
  closeUp?: CloseUp | undefined;
}

/** A map of all towns with a location: names, the shop, the river, and the way from the shop to the town that is lit. */
export function areaMap(
  outlines: Outlines,
  { towns, shop, words, lit, closeUp }: AreaMapOptions,
) {
  const frame = frameAround(outlines, towns, { shop, closeUp });
  const shopPoint = pointAt(shop, frame.projection);
  const placed = placeTowns(towns, frame, shopPoint).filter(
    (town) => !closeUp || isAround(town, frame),
  );
  const home = placed.find((town) => holdsShop(town, frame, shopPoint));
  const river = riverBeside(bankOf(outlines), frame);
  const labels = roomOn(frame, placed, {
    lit: lit?.slug,
    taken: [squareAt(shopPoint, SHOP_RADIUS + 2), ...river.taken],
  });

  // The more a label matters, the earlier it is placed.
  const litTown = placed.find(({ slug }) => slug === lit?.slug);
  const isHome = litTown === home;
  const way = litTown && {
    ...litTown,
    isHome,
    label: labelLit(litTown, lit?.time ?? '', labels),
    ...(isHome ? {} : routeTo(litTown, shop, { shopPoint, labels })),
  };
  const nameOf = (
    town: PlacedTown,
  ): { label?: TownLabel | undefined; leader?: string } =>
    closeUp
      ? { label: labelTownInSight(town, labels) }
      : labelTown(town, labels);
  const shopLabel = labelShop(words.shop, shopPoint, labels);
  const shown = placed.map((town) => ({
    ...town,
    isHome: town === home,
    /** The town of the shop where one is lit, else those that are soonest reached. */
    isLighter: litTown ? town === home : town.isSoonest,
    ...(town === litTown ? {} : nameOf(town)),
  }));
  const isOnLighter =
    !way?.isHome && shown.some((town) => town.isHome && town.isLighter);
  return {
    width: frame.width,
    height: frame.height,
    river,
    towns: shown,
    shop: { ...shopPoint, label: shopLabel, isOnLighter },
    lit: way,
  };
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

/** The way to a town that crosses fewer others and labels, with its length. */
function routeTo(
  { point, location }: PlacedTown,
  shop: Coordinates,
  { shopPoint, labels }: { shopPoint: Point; labels: Labels },
): { route?: string; distance?: MapLabel | undefined } {
  const isCrossed = (box: Box) =>
    labels.isOnLand(box) || labels.taken.some((label) => overlap(label, box));
  const crossed = (route: Route) => boxesOn(route, 0).filter(isCrossed).length;
  const [route] = routesBetween(shopPoint, point).toSorted(
    (one, other) => crossed(one) - crossed(other),
  );
  if (!route) return {};
  const miles = distanceInMiles(shop, location);
  const distance = labelRoute(route, miles, labels);
  labels.way.push(...boxesOn(route, 2));
  return { route: routePath(route), distance };
}
