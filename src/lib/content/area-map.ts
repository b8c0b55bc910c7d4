import outlines from '../../assets/map/bergen.json';
import { areaMap, type AreaMap } from '../geo/area-map.ts';
import type { Coordinates } from '../geo/distance.ts';
import type { Outlines } from '../geo/outlines.ts';
import type { Point } from '../geo/rings.ts';
import { smallMap } from '../geo/small-map.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';
import { cachePerBuild } from './cache-per-build.ts';

const MAP_WIDTH = 600;
const SMALL_MAP_WIDTH = 80;

const source = outlines as unknown as Outlines;

/** The map with the shop and all towns whose files say where they lie. */
export async function getAreaMap(): Promise<AreaMap> {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.flatMap(({ id, data: { name, location: place } }) =>
    place ? [{ slug: id, name, location: place }] : [],
  );
  return areaMap(source, towns, location, MAP_WIDTH);
}

/** One map for the pages of all towns. */
const getSmallMap = cachePerBuild(() => Promise.resolve(smallMap(source, SMALL_MAP_WIDTH)));

/** The small map with one town lit, and the straight line to it from the shop. */
export async function getTownOnMap(slug: string, townLocation: Coordinates) {
  const [{ width, height, borders, outlineOf, place }, { location }] = await Promise.all([
    getSmallMap(),
    getBusiness(),
  ]);
  const shop = place(location);
  const town = place(townLocation);
  const spelled = ([x, y]: Point) => `${String(x)} ${String(y)}`;
  const line = spelled(shop) === spelled(town) ? null : `M${spelled(shop)}L${spelled(town)}`;
  return { width, height, borders, outline: outlineOf(slug), line, shop };
}
