import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchCheck } from './check.ts';
import { confirmPoints } from './confirm.ts';
import { UnreadableContent } from './content.ts';
import { confirmedLine, countLine, reportText } from './report.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const OPTIONS = {
  count: { type: 'boolean', default: false },
  confirm: { type: 'string', multiple: true, default: [] as string[] },
  by: { type: 'string', default: '' },
} as const;

/**
 * `npm run launch-check`: prints what is open before going live and exits 1, or 0 when nothing is.
 * `--count` prints one line; `--confirm NAME --by INITIALS` writes a confirmation and exits 0.
 */
function main(): void {
  const { count, confirm, by } = parseArgs({ options: OPTIONS }).values;
  const now = new Date();
  const report = launchCheck(ROOT, { siteUrl: process.env['SITE_URL'], now });
  if (confirm.length > 0) {
    for (const entry of confirmPoints(ROOT, report, confirm, by, now)) {
      console.log(confirmedLine(entry));
    }
    return;
  }
  console.log(count ? countLine(report) : reportText(report));
  if (report.open.length + report.problems.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  const message = (error as Error).message;
  console.error(
    error instanceof UnreadableContent
      ? `${message} holds a mistake. Run npm run check:content and mend it first.`
      : message,
  );
  process.exitCode = 1;
}
