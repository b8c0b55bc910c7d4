import outlines from '../../assets/map/bergen.json';
import { areaMap, type AreaMap } from '../geo/area-map.ts';
import type { Outlines } from '../geo/outlines.ts';
import type { Point } from '../geo/rings.ts';
import { smallMap } from '../geo/small-map.ts';
import { getAreas, type AreaEntry } from './areas.ts';
import { getBusiness } from './business.ts';
import { once } from './once.ts';

const MAP_WIDTH = 600;
const SMALL_MAP_WIDTH = 80;

const source = outlines as unknown as Outlines;

/** The map of all towns with the shop. */
export async function getAreaMap(): Promise<AreaMap> {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.map(({ id, data }) => ({
    slug: id,
    name: data.name,
    location: data.location,
  }));
  return areaMap(source, towns, location, MAP_WIDTH);
}

/** One map for the pages of all towns. */
const getSmallMap = once(() => Promise.resolve(smallMap(source, SMALL_MAP_WIDTH)));

/** The small map with one town lit, and the straight line to it from the shop. */
export async function getTownOnMap({ id, data }: AreaEntry) {
  const [{ width, height, borders, outlineOf, place }, { location }] = await Promise.all([
    getSmallMap(),
    getBusiness(),
  ]);
  const shop = place(location);
  const town = place(data.location);
  const spelled = ([x, y]: Point) => `${String(x)} ${String(y)}`;
  const line = spelled(shop) === spelled(town) ? null : `M${spelled(shop)}L${spelled(town)}`;
  return { width, height, borders, outline: outlineOf(id), line, shop };
}
