import { fieldOf, listOf, valueAt } from '../../src/build/check-content/contents.ts';
import type { ContentFile } from '../../src/build/check-content/read.ts';
import { knownNames } from '../../src/lib/provenance/names.ts';
import type { Ground } from '../../src/lib/provenance/provenance.ts';
import { blocksOf, CONTENT } from './editor-texts.ts';

const { areas, local, services } = CONTENT;

function textOf(entry: ContentFile, field: string): string {
  const value = fieldOf(entry, field);
  if (typeof value !== 'string') throw new Error(`${entry.file} has no text in ${field}`);
  return value;
}

function entryOf(entries: readonly ContentFile[], id: string): ContentFile {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The content has no entry "${id}"`);
  return entry;
}

/** The facts in the file of a town. */
export function factsOf(area: ContentFile): { id: string; text: string; source: unknown }[] {
  return listOf(fieldOf(area, 'facts')).map((fact) => ({
    id: String(valueAt(fact, ['id'])),
    text: String(valueAt(fact, ['text'])),
    source: valueAt(fact, ['source']),
  }));
}

/** Heading, checks and body of a local text, a line each. */
export function linesOf(entry: ContentFile): string[] {
  return [
    textOf(entry, 'headline'),
    ...listOf(fieldOf(entry, 'checks')).map(String),
    ...blocksOf(entry.body).map(({ text }) => text),
  ];
}

const names = knownNames(
  areas.flatMap((area) => factsOf(area).map(({ text }) => text)),
  [...local.flatMap(linesOf), ...areas.flatMap(({ body }) => blocksOf(body).map((b) => b.text))],
);

/**
 * What a local text may build on.
 * @param id `{town}/{service}`
 */
export function groundOf(id: string): Ground {
  const [town = '', service = ''] = id.split('/');
  const area = entryOf(areas, town);
  const neighbors = listOf(fieldOf(area, 'neighbors')).map(String);
  return {
    facts: factsOf(area),
    listed: listOf(fieldOf(entryOf(local, id), 'facts')).map(String),
    given: [
      ...[town, 'tenafly', ...neighbors].map((slug) => textOf(entryOf(areas, slug), 'name')),
      ...listOf(fieldOf(area, 'zips')).map(String),
      textOf(area, 'responseTime'),
      textOf(entryOf(services, service), 'price'),
    ],
    names,
  };
}
