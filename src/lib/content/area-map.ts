import bergen from '../../assets/map/bergen.json';
import type { Coordinates } from '../geo/distance.ts';
import { areaMap, smallMap, type Outlines, type Point } from '../geo/map.ts';
import { getAreas, getBusiness } from './collections.ts';

const outlines = bergen as unknown as Outlines;
const small = smallMap(outlines, 80);

/** The map with the shop and all towns whose files say where they lie. */
export async function getAreaMap() {
  const [areas, { location }] = await Promise.all([getAreas(), getBusiness()]);
  const towns = areas.map(({ id, data }) => ({ ...data, slug: id }));
  return areaMap(outlines, towns, location, 600);
}

/** The small map with one town lit, and the straight line to it from the shop. */
export async function getTownOnMap(slug: string, town: Coordinates) {
  const { width, height, borders, outlineOf, place } = small;
  const shop = place((await getBusiness()).location);
  const [from, to] = [shop, place(town)].map(({ x, y }: Point) => `${String(x)} ${String(y)}`);
  const line = from === to ? null : `M${String(from)}L${String(to)}`;
  return { width, height, borders, outline: outlineOf(slug), line, shop };
}
