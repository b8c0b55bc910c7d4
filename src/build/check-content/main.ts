import { fileURLToPath } from 'node:url';
import { checkContent } from './check.ts';
import { problemLines, sumLine, summaryLines } from './report.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** `npm run check:content`: prints every problem and exits 1, or what the content makes and exits 0. */
const report = checkContent(ROOT);
if (report.problems.length > 0) {
  for (const line of problemLines(report)) console.error(line);
  console.error(`\n${sumLine(report)} Nothing was built.`);
  process.exitCode = 1;
} else {
  for (const line of summaryLines(report)) console.log(line);
}
console.log(`Checked in ${(performance.now() / 1000).toFixed(1)} s.`);
