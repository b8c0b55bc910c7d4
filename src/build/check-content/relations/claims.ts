import { fillText } from '../../../lib/fill.ts';
import { fieldOf, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';
import type { ContentFile } from '../read.ts';

type Claims = Record<string, string>;

function problemsIn(
  content: ContentFile,
  value: unknown,
  claims: Claims,
  path: PropertyKey[],
): Problem[] {
  if (typeof value === 'string') {
    try {
      fillText(value, claims);
      return [];
    } catch (error) {
      return [problemAt(content, path, `names an unknown claim: ${(error as Error).message}.`)];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    problemsIn(content, item, claims, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Page copy that quotes a claim which does not exist. */
export function claimProblems({ pages, business }: Contents): Problem[] {
  const claims = business && fieldOf(business, 'claims');
  if (typeof claims !== 'object' || claims === null) return [];
  return pages.files.flatMap((content) => problemsIn(content, content.data, claims as Claims, []));
}
