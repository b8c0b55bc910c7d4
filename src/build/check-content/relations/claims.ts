import { fillProblems, type Claims } from '../../../lib/fill.ts';
import { fieldOf, type Contents } from '../contents.ts';
import { problemAt, type Problem } from '../problem.ts';

/** Page copy that quotes a claim which does not exist, or says nothing without a dropped one. */
export function claimProblems({ pages, business }: Contents): Problem[] {
  const claims = business && fieldOf(business, 'claims');
  if (typeof claims !== 'object' || claims === null) return [];
  return pages.files.flatMap((content) =>
    fillProblems(content.data, claims as Claims).map(({ path, message }) =>
      problemAt(content, path, message),
    ),
  );
}
