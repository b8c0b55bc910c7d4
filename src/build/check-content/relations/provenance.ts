import {
  provenanceAdvice,
  unsupportedIn,
  type Ground,
  type Unsupported,
} from '../../../lib/provenance/provenance.ts';
import type { Contents } from '../contents.ts';
import { groundsOf, partsOf, type TextPart } from '../grounds.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';

/** The line of the body that holds what is written, or the start of it where it is broken up. */
function lineIn({ body, bodyLine }: ContentFile, written: string): number {
  const lines = body.split('\n');
  const [first = ''] = written.split(' ');
  const whole = lines.findIndex((line) => line.includes(written));
  const start = lines.findIndex((line) => line.includes(first));
  return bodyLine + Math.max(whole === -1 ? start : whole, 0);
}

function problemOf(local: ContentFile, { path }: TextPart, found: Unsupported): Problem {
  const [town = ''] = local.id.split('/');
  const advice = provenanceAdvice(found, `areas/${town}.md`);
  if (path.length > 0) return problemAt(local, path, advice);
  const line = lineIn(local, found.written);
  return { file: local.file, line, field: null, message: `The text ${advice}` };
}

function problemsOf(local: ContentFile, ground: Ground): Problem[] {
  const parts = partsOf(local);
  // Nearly every text is in order; its parts are only looked at to find the place.
  if (unsupportedIn(parts.map(({ text }) => text).join('\n'), ground).length === 0) return [];
  return parts.flatMap((part) =>
    unsupportedIn(part.text, ground).map((found) => problemOf(local, part, found)),
  );
}

/** Whether all facts that a text lists exist; those that do not are a mistake of their own. */
function isListed({ facts, listed }: Ground): boolean {
  return listed.length > 0 && listed.every((id) => facts.some((fact) => fact.id === id));
}

/**
 * A word that opens a sentence is not taken for a name: whether "Mount" is one can only be told from
 * all texts, and an editor who deletes one would be told of a mistake in another. Tests judge those.
 */
const NO_NAMES: ReadonlySet<string> = new Set();

/** Local texts that state more than the facts they list. */
export function provenanceProblems(contents: Contents): Problem[] {
  const groundOf = groundsOf(contents, NO_NAMES);
  return contents.local.files.flatMap((local) => {
    const ground = groundOf(local);
    return ground && isListed(ground) ? problemsOf(local, ground) : [];
  });
}
