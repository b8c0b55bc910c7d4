import { nextDoor } from '../../lib/neighbors.ts';
import type { Ground } from '../../lib/provenance/provenance.ts';
import { blocksOf } from '../../lib/blocks.ts';
import { fieldOf, listOf, valueAt, type Contents } from './contents.ts';
import type { ContentFile } from './read.ts';

/** A part of a local text and the field it stands in; the body stands in none. */
export interface TextPart {
  path: PropertyKey[];
  text: string;
}

function textOf(content: ContentFile | null | undefined, ...path: PropertyKey[]): string[] {
  const value = content ? valueAt(content.data, path) : undefined;
  return typeof value === 'string' ? [value] : [];
}

/** The facts in the file of a town. */
export function factsOf(area: ContentFile): { id: string; text: string; source: unknown }[] {
  return listOf(fieldOf(area, 'facts')).map((fact) => ({
    id: String(valueAt(fact, ['id'])),
    text: String(valueAt(fact, ['text'])),
    source: valueAt(fact, ['source']),
  }));
}

/** Heading, checks and body of a local text. */
export function partsOf(local: ContentFile): TextPart[] {
  const paths = [['headline'], ...listOf(fieldOf(local, 'checks')).map((_, at) => ['checks', at])];
  const fields = paths.flatMap((path) => textOf(local, ...path).map((text) => ({ path, text })));
  const body = blocksOf(local.body).map(({ text }) => text);
  return [...fields, { path: [], text: body.join('\n') }];
}

/**
 * What each local text may build on: the facts of its town that it lists, the names of the town,
 * its neighbors and the shop's town, and what the site itself knows. Null where the file of the
 * town or the service cannot be read.
 * @param names words that are names also at the head of a sentence
 */
export function groundsOf(
  { areas, services, business }: Contents,
  names: ReadonlySet<string>,
): (local: ContentFile) => Ground | null {
  return (local) => {
    const [town, service] = local.id.split('/');
    const area = areas.files.find(({ id }) => id === town);
    const offer = services.files.find(({ id }) => id === service);
    if (!area || !offer) return null;
    const near = nextDoor(areas.files, area, (place) => listOf(fieldOf(place, 'neighbors')));
    return {
      facts: factsOf(area),
      listed: listOf(fieldOf(local, 'facts')).map(String),
      given: [
        ...[area, ...near].flatMap((place) => textOf(place, 'name')),
        ...textOf(business, 'address', 'locality'),
        ...listOf(fieldOf(area, 'zips')).map(String),
        ...textOf(area, 'responseTime'),
        ...textOf(offer, 'price'),
      ],
      names,
    };
  };
}
