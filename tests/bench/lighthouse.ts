import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../helpers/browser.ts';
import { KINDS } from '../helpers/pages.ts';
import { PROJECT } from '../helpers/project.ts';
import { serveStatic } from '../helpers/static-server.ts';

/** `npm run bench`: Lighthouse, mobile, over the nine kinds of page, median of three. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return run.lhr;
}

const numberOf = (results: Result[], audit: string) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

const server = await serveStatic(join(PROJECT, 'dist'));
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', ...BROWSER_FLAGS],
});
const rows = [];
// Lighthouse refuses a page with status 404, so the screen is measured at its own file.
for (const [kind, path] of Object.entries({ ...KINDS, 'not found': '/404' })) {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await audit(server.url + path, chrome.port));
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round(
      median(results.map(({ categories }) => categories[category]?.score ?? Number.NaN)) * 100,
    ),
  ]);
  rows.push({
    kind,
    ...Object.fromEntries(scores),
    'LCP (ms)': Math.round(numberOf(results, 'largest-contentful-paint')),
    'TBT (ms)': Math.round(numberOf(results, 'total-blocking-time')),
    CLS: numberOf(results, 'cumulative-layout-shift').toFixed(3),
    kB: Math.round(numberOf(results, 'total-byte-weight') / 1000),
  });
  const failed = Object.values(results[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue = '' } of failed)
    console.log(`${kind}: ${id}: ${title} ${displayValue}`);
}
console.table(rows);
console.log(
  'Figures to reach: 100 each; LCP at most 1,200 ms on home and 1,000 ms elsewhere; TBT 0; CLS 0.000.',
);
chrome.kill();
server.close();
