import bergen from '../assets/map/bergen.json';
import { areaMap } from '../lib/geo/area-map.ts';
import type { Outlines } from '../lib/geo/outlines.ts';
import { townMap } from '../lib/geo/town-map.ts';
import {
  cachePerBuild,
  getAreas,
  getBusiness,
  type AreaEntry,
} from './collections.ts';
import { getResponseTimes } from './facts.ts';

// TypeScript reads the kinds of geometry in a JSON file as any text.
const outlines = bergen as unknown as Outlines;

/** Names of slender towns that would run over a border: how far they move, in map units. */
const NUDGES: Partial<Record<string, number>> = {
  maywood: -62,
  hackensack: -13,
  'ridgefield-park': 8,
  'river-edge': -4,
  'new-milford': -5,
};

/** The map with the shop and all towns whose files say where they are; `isSoonest` marks the soonest reached. */
export async function getAreaMap() {
  const { location } = await getBusiness();
  const areas = await getAreas();
  const [soonest] = await getResponseTimes();
  const towns = areas.map(({ id, data }) => ({
    slug: id,
    name: data.name,
    formerly: data.formerly,
    location: data.location,
    isSoonest: data.responseTime.from === soonest?.from,
    nudge: NUDGES[id] ?? 0,
  }));
  return areaMap(outlines, towns, location, 600);
}

/** One map for the pages of all towns. */
const getTownMap = cachePerBuild(async () => {
  const { location } = await getBusiness();
  return townMap(outlines, location, 200);
});

/** The map of all towns with one of them lit, and the straight line to it from the shop. */
export async function getTownOnMap({ id, data }: AreaEntry) {
  const { showTown, ...map } = await getTownMap();
  const { formerly, location } = data;
  return { ...map, town: showTown({ slug: id, formerly, location }) };
}
