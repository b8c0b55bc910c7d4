import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** `npm test`: everything that checks the site, in the order that fails soonest, with one sum. */
const RESULTS = 'test-results';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

interface Counts {
  passed: number;
  failed: number;
}

const total = { passed: 0, failed: 0, brokenSteps: 0 };

function step(name: string, args: string[]): boolean {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) total.brokenSteps += 1;
  return status === 0;
}

function add(file: string, read: (report: never) => Counts): void {
  try {
    const { passed, failed } = read(
      JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as never,
    );
    total.passed += passed;
    total.failed += failed;
  } catch {
    total.brokenSteps += 1;
    console.error(`${file} was not written: its tests did not run.`);
  }
}

function vitest(project: string): void {
  const file = `${RESULTS}/${project}.json`;
  step(`tests: ${project}`, [
    VITEST,
    'run',
    '--config=tests/vitest.config.ts',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  add(`${project}.json`, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function playwright(): void {
  step('tests: browser', [PLAYWRIGHT, 'test', '--config=tests/playwright.config.ts']);
  add(
    'browser.json',
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    }),
  );
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const npm = process.env['npm_execpath'] ?? 'npm';
step('check', [npm, 'run', '--silent', 'check']);
// First, as it leaves the scaled pictures to the copies that the unit tests build.
const built = step('build', ['src/build/release.ts']);
vitest('unit');
if (built) {
  vitest('build');
  vitest('hosts');
  playwright();
}
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.brokenSteps + total.failed > 0 || total.passed === 0 ? 1 : 0;
