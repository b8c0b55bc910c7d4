import outlines from '../../assets/map/bergen.json';
import { areaMap, type AreaMap, type Outlines } from '../geo/area-map.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';

const MAP_WIDTH = 600;

/** The map of all towns with the shop. */
export async function getAreaMap(): Promise<AreaMap> {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.map(({ id, data }) => ({
    slug: id,
    name: data.name,
    location: data.location,
  }));
  return areaMap(outlines as unknown as Outlines, towns, location, MAP_WIDTH);
}
