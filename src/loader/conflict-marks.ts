import { fileProblem, type Problem } from './problem.ts';

/** The marks that Git leaves around two versions of the same lines. */
const MARK = /^(?:<{7}|>{7}|\|{7}) /m;

const MESSAGE =
  'From here on the file holds two versions of the same lines, between <<<<<<<, ======= and >>>>>>>. Keep the lines you want, and remove the others and these marks.';

/** The problem of a file that was merged by half; undefined for any other. */
export function conflictProblem(
  file: string,
  text: string,
): Problem | undefined {
  const index = text.search(MARK);
  if (index === -1) return undefined;
  return fileProblem(file, MESSAGE, text.slice(0, index).split('\n').length);
}
