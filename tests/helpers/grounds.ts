import { blocksOf } from '../../src/lib/blocks.ts';
import { readContents } from '../../src/build/check-content/check.ts';
import { factsOf, groundsOf, partsOf } from '../../src/build/check-content/grounds.ts';
import type { ContentFile } from '../../src/build/check-content/read.ts';
import { knownNames } from '../../src/lib/provenance/names.ts';
import type { Ground } from '../../src/lib/provenance/provenance.ts';
import { PROJECT } from './project.ts';

const contents = readContents(PROJECT, []);
const { areas, local } = contents;

/** Heading, checks and body of a local text, a line each. */
export function linesOf(entry: ContentFile): string[] {
  return partsOf(entry).flatMap(({ text }) => text.split('\n'));
}

const names = knownNames(
  areas.files.flatMap((area) => factsOf(area).map(({ text }) => text)),
  [
    ...local.files.flatMap(linesOf),
    ...areas.files.flatMap(({ body }) => blocksOf(body).map(({ text }) => text)),
  ],
);
const groundOfText = groundsOf(contents, names);

/**
 * What a local text may build on.
 * @param id `{town}/{service}`
 * @throws when there is no such text
 */
export function groundOf(id: string): Ground {
  const entry = local.files.find((text) => text.id === id);
  const ground = entry && groundOfText(entry);
  if (!ground) throw new Error(`The content has no local text "${id}"`);
  return ground;
}
