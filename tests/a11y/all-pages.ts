import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ALLOWED } from '../helpers/axe-allowed.ts';
import { addAudit, auditPage, emptyAudit } from '../helpers/axe-audit.ts';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { PROJECT } from '../helpers/project.ts';
import { INDEXED_PATHS, NOT_FOUND_PATHS, SERVER_ERROR } from '../helpers/site-paths.ts';
import { serveStatic } from '../helpers/static-server.ts';

/** `npm run test:a11y`: axe over every page of the last build, with and without JavaScript. */
const BROWSERS = Math.min(2, availableParallelism());
/** axe reads no pixels, so pictures stay away. */
const FLAGS = [...BROWSER_FLAGS, '--blink-settings=imagesEnabled=false'];
const PROGRESS_EVERY = 20;

const started = performance.now();
const server = await serveStatic(join(PROJECT, 'dist'));
const executablePath = findHeadlessShell();
// The other two 404 pages are gone before anyone could read them: they lead to a list at once.
const paths = [...NOT_FOUND_PATHS.slice(0, 1), SERVER_ERROR, ...INDEXED_PATHS];
const waiting = [...paths];
const sum = emptyAudit();
let done = 0;

async function work(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const pages = await Promise.all(
    [true, false].map((javaScriptEnabled) =>
      browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' }),
    ),
  );
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const page of pages) addAudit(sum, await auditPage(page, server.url, path));
    done += 1;
    if (done % PROGRESS_EVERY === 0)
      console.log(`${String(done)} of ${String(paths.length)} pages`);
  }
  await browser.close();
}

await Promise.all(Array.from({ length: BROWSERS }, work));
server.close();

for (const fault of sum.faults) console.error(fault);
console.table(
  ALLOWED.map(({ rule, inside, reason }, entry) => ({
    rule,
    inside,
    elements: sum.explained[entry],
    reason,
  })),
);
const unused = ALLOWED.filter((_, entry) => sum.explained[entry] === 0);
for (const { rule, inside } of unused) {
  console.error(`No page needs "${rule}" inside ${inside} any more: take it off the list.`);
}
console.table({
  pages: paths.length,
  'runs of axe': sum.runs,
  'rules that found something to look at': sum.rules,
  'violations and unexplained': sum.faults.length,
  'allowances no page needs': unused.length,
  seconds: Math.round((performance.now() - started) / 1000),
});
if (sum.faults.length + unused.length > 0) process.exitCode = 1;
