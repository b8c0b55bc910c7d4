import { fileURLToPath } from 'node:url';
import { checkContent, problemLines, summaryLines } from './check.ts';

/** `npm run check:content`: prints every problem and exits 1, or what the content makes and exits 0. */
const report = await checkContent(fileURLToPath(new URL('../../', import.meta.url)));
const isFine = report.problems.length === 0;
const lines = isFine ? summaryLines(report) : problemLines(report);
(isFine ? console.log : console.error)(lines.join('\n'));
process.exitCode = isFine ? 0 : 1;
