import bergen from '../../assets/map/bergen.json';
import type { Coordinates } from '../geo/distance.ts';
import { areaMap, smallMap, type Outlines, type Point } from '../geo/map.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';
import { cachePerBuild } from './cache-per-build.ts';

const MAP_WIDTH = 600;
const SMALL_MAP_WIDTH = 80;

const outlines = bergen as unknown as Outlines;

/** The map with the shop and all towns whose files say where they lie. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.map(({ id, data }) => ({ ...data, slug: id }));
  return areaMap(outlines, towns, location, MAP_WIDTH);
}

/** One map for the pages of all towns. */
const getSmallMap = cachePerBuild(() => Promise.resolve(smallMap(outlines, SMALL_MAP_WIDTH)));

/** The small map with one town lit, and the straight line to it from the shop. */
export async function getTownOnMap(slug: string, town: Coordinates) {
  const [{ width, height, borders, outlineOf, place }, business] = await Promise.all([
    getSmallMap(),
    getBusiness(),
  ]);
  const shop = place(business.location);
  const [from, to] = [shop, place(town)].map(({ x, y }: Point) => `${String(x)} ${String(y)}`);
  const line = from === to ? null : `M${String(from)}L${String(to)}`;
  return { width, height, borders, outline: outlineOf(slug), line, shop };
}
