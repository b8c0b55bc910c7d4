import { counts } from '../lib/counts.ts';
import { fillDeep, type PlaceholderValues } from '../lib/fill.ts';
import { inDollars } from '../lib/formats.ts';
import { COLLECTIONS } from './collections.ts';
import type { ParsedContent, ParsedEntry } from './parse.ts';

/** The values that only some files have: name and time of a town, price of a service. */
function ownValues(
  id: string,
  { services, areas }: ParsedContent,
): PlaceholderValues {
  const [townId, serviceId] = id.split('/');
  const town = areas.find((area) => area.id === townId)?.data;
  const price = services.find((service) => service.id === serviceId)?.data
    ?.price;
  return {
    name: town?.name,
    responseTime: town?.responseTime.text,
    price: price && inDollars(price.dollars),
  };
}

/**
 * The texts that the placeholders of an entry stand for. A town takes name and time from its own file;
 * `local/fort-lee/panel-replacement.md` takes the time of the town and the price of the service.
 */
export function placeholderValues(
  { collection, id }: ParsedEntry,
  content: ParsedContent,
): PlaceholderValues {
  if (COLLECTIONS[collection].placeholders.length === 0) return {};
  const { business, services, areas } = content;
  return {
    ...business[0]?.data?.claims,
    ...counts(services.length, areas.length),
    ...ownValues(id, content),
  };
}

/** The data of an entry with placeholders filled; null when its fields have a mistake. */
export function filledData<Data>(
  entry: ParsedEntry<Data>,
  content: ParsedContent,
): Data | null {
  return fillDeep(entry.data, placeholderValues(entry, content));
}
