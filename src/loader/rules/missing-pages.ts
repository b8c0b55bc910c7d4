import { PAGE_NAMES } from '../../schemas/pages.ts';
import { fileProblem } from '../problem.ts';
import type { Rule } from './rule.ts';

const ADVICE =
  'Put the file back, or write that line in the file it belongs to.';

/** Screens whose file of copy is missing. */
export const missingPages: Rule = ({ pages }) => {
  const names = pages.map(({ data }) => data?.page);
  // A file with a mistake may be the missing one; its own problem comes first.
  if (names.includes(undefined)) return [];
  return PAGE_NAMES.filter((name) => !names.includes(name)).map((name) =>
    fileProblem(
      'src/content/pages',
      `No file here says "page: ${name}". ${ADVICE}`,
    ),
  );
};
