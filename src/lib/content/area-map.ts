import bergen from '../../assets/map/bergen.json';
import type { Coordinates } from '../geo/distance.ts';
import { areaMap, townMap, type Outlines } from '../geo/map.ts';
import { getAreas, getBusiness } from './collections.ts';

const TOWN_MAP_WIDTH = 200;

const outlines = bergen as unknown as Outlines;

/** The map with the shop and all towns whose files say where they lie. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.map(({ id, data }) => ({ ...data, slug: id }));
  return areaMap(outlines, towns, location, 600);
}

/** The map of all towns with one of them lit, and the straight line to it from the shop. */
export async function getTownOnMap(slug: string, location: Coordinates | undefined) {
  const { showTown, ...map } = townMap(outlines, (await getBusiness()).location, TOWN_MAP_WIDTH);
  return { ...map, town: showTown(slug, location) };
}
