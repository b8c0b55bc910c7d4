import bergen from '../../assets/map/bergen.json';
import type { Coordinates } from '../geo/distance.ts';
import { areaMap, townMap, type Outlines } from '../geo/map.ts';
import { cachePerBuild, getAreas, getBusiness } from './collections.ts';

const outlines = bergen as unknown as Outlines;

/** The map with the shop and all towns whose files say where they lie, those soonest reached marked. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const times = new Map(areas.map(({ id, data }) => [id, Number.parseInt(data.responseTime, 10)]));
  const soonest = Math.min(...times.values());
  const all = areas.map(({ id, data }) => ({ ...data, slug: id }));
  const { towns, ...map } = areaMap(outlines, all, location, 600);
  return {
    ...map,
    towns: towns.map((town) => ({ ...town, isNear: times.get(town.slug) === soonest })),
  };
}

/** One map for the pages of all towns. */
const getTownMap = cachePerBuild(async () => {
  return townMap(outlines, (await getBusiness()).location, 200);
});

/** The map of all towns with one of them lit, and the straight line to it from the shop. */
export async function getTownOnMap(slug: string, location: Coordinates | undefined) {
  const { showTown, ...map } = await getTownMap();
  return { ...map, town: showTown(slug, location) };
}
