import bergen from '../assets/map/bergen.json';
import { areaMap } from '../lib/geo/area-map.ts';
import type { Outlines } from '../lib/geo/outlines.ts';
import { minutesAsFigure } from '../lib/formats.ts';
import {
  getAreas,
  getBusiness,
  getCopy,
  type AreaEntry,
} from './collections.ts';
import { getResponseTimes } from './facts.ts';

// TypeScript reads the kinds of geometry in a JSON file as any text.
const outlines = bergen as unknown as Outlines;

/**
 * The map with the shop and all towns whose files say where they are; `isSoonest` marks the soonest reached.
 * @param highlight the town that is lit, with the way to it
 */
export async function getAreaMap(highlight?: AreaEntry) {
  const { location } = await getBusiness();
  const { map: words } = (await getCopy('service-areas')).findYourArea;
  const areas = await getAreas();
  const [soonest] = await getResponseTimes();
  const towns = areas.map(({ id, data }) => ({
    slug: id,
    name: data.name,
    formerly: data.formerly,
    location: data.location,
    isSoonest: data.responseTime.from === soonest?.from,
  }));
  const lit = highlight && {
    slug: highlight.id,
    time: minutesAsFigure(highlight.data.responseTime.text),
  };
  return areaMap(outlines, { towns, shop: location, words, lit });
}
