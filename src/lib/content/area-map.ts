import bergen from '../../assets/map/bergen.json';
import { areaMap, townMap, type Outlines } from '../geo/map.ts';
import { type AreaEntry, cachePerBuild, getAreas, getBusiness } from './collections.ts';

const outlines = bergen as unknown as Outlines;

/** The map with the shop and all towns whose files say where they lie, those soonest reached marked. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const all = areas.map(({ id, data }) => ({
    ...data,
    slug: id,
    soon: parseInt(data.responseTime),
  }));
  const { towns, ...map } = areaMap(outlines, all, location, 600);
  const soonest = Math.min(...all.map(({ soon }) => soon));
  return { ...map, towns: towns.map((town) => ({ ...town, isNear: town.soon === soonest })) };
}

/** One map for the pages of all towns. */
const getTownMap = cachePerBuild(async () => {
  return townMap(outlines, (await getBusiness()).location, 200);
});

/** The map of all towns with one of them lit, and the straight line to it from the shop. */
export async function getTownOnMap({ id, data }: AreaEntry) {
  const { showTown, ...map } = await getTownMap();
  return { ...map, town: showTown({ ...data, slug: id }) };
}
