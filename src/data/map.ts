import { minutesAsFigure } from '../lib/formats.ts';
import { closeUp, overviewBox, placeShop, placeTown } from '../lib/map.ts';
import {
  cachePerBuild,
  getAreas,
  getBusiness,
  type AreaEntry,
} from './collections.ts';
import { getResponseTimes } from './prices-and-times.ts';

/** The shop and all towns whose files say where they are; `isSoonest` marks those that are soonest reached. */
export const getMap = cachePerBuild(async () => {
  const { location } = await getBusiness();
  const [soonest] = await getResponseTimes();
  const shop = placeShop(location);
  const towns = (await getAreas()).flatMap(({ id, data }) =>
    data.location
      ? [
          {
            ...placeTown({
              slug: id,
              name: data.name,
              mapLabel: data.mapLabel,
              ...data.location,
            }),
            time: minutesAsFigure(data.responseTime),
            isSoonest: data.responseTime.from === soonest?.from,
          },
        ]
      : [],
  );
  return { shop, towns, view: overviewBox(towns, shop) };
});

/** The shop and one town; undefined where nobody knows where the town lies. */
export async function getCloseUp(area: AreaEntry, ratio: number) {
  const { shop, towns } = await getMap();
  const town = towns.find(({ slug }) => slug === area.id);
  return town && { shop, towns, town, ...closeUp(towns, shop, town, ratio) };
}
