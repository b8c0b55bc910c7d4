import type { Contents } from './contents.ts';
import type { Problem } from './problem.ts';
import { claimProblems } from './relations/claims.ts';
import { fileProblems } from './relations/files.ts';
import { linkProblems } from './relations/links.ts';
import { localPlaceProblems } from './relations/local-places.ts';
import { nameProblems } from './relations/names.ts';
import { pageProblems } from './relations/pages.ts';
import { placeProblems } from './relations/places.ts';
import { provenanceProblems } from './relations/provenance.ts';
import { slugProblems } from './relations/slugs.ts';
import { uniquenessProblems } from './relations/uniqueness.ts';

/** Problems between entries: names that lead nowhere, doubles, missing files. */
export function relationProblems(root: string, contents: Contents): Problem[] {
  return [
    ...slugProblems(contents),
    ...uniquenessProblems(contents),
    ...nameProblems(contents),
    ...localPlaceProblems(contents),
    ...placeProblems(contents),
    ...fileProblems(root, contents),
    ...claimProblems(contents),
    ...linkProblems(contents),
    ...pageProblems(contents),
    ...provenanceProblems(contents),
  ];
}
