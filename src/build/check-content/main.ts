import { fileURLToPath } from 'node:url';
import { checkContent } from './check.ts';
import { problemLine } from './problem.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** `npm run check:content`: prints every problem and exits 1, or the counts and exits 0. */
const { problems, counts } = checkContent(ROOT);
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) {
  console.error(`\n${String(problems.length)} to mend in src/content. Nothing was built.`);
  process.exitCode = 1;
} else {
  const list = Object.entries(counts).map(([name, count]) => `${String(count)} ${name}`);
  console.log(`Content is in order: ${list.join(', ')}.`);
}
