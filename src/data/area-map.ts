import bergen from '../assets/map/bergen.json';
import { areaMap, townMap, type Outlines } from '../lib/geo/map.ts';
import { type AreaEntry, cachePerBuild, getAreas, getBusiness } from './collections.ts';

const outlines = bergen as unknown as Outlines;

/** Slender towns whose names would run over a border: how far they move, in map units. */
const NUDGES: Partial<Record<string, number>> = {
  ...{ maywood: -62, hackensack: -13, 'ridgefield-park': 8, 'river-edge': -4, 'new-milford': -5 },
};

/** The map with the shop and all towns whose files say where they lie, those soonest reached marked. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const soonest = Math.min(...areas.map(({ data }) => parseInt(data.responseTime)));
  const towns = areas.map(({ id, data }) => {
    const isNear = parseInt(data.responseTime) === soonest;
    return { ...data, slug: id, isNear, nudge: NUDGES[id] ?? 0 };
  });
  return areaMap(outlines, towns, location, 600);
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
