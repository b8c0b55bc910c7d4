import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** `npm test`: everything that checks the site, what fails soonest first, with one sum at the end. */
const VITEST = 'test-results/vitest.json';
const PLAYWRIGHT = 'test-results/browser.json';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

const failed: string[] = [];
let passed = 0;

/** Runs a script of Node's, and tells how long it took. @returns whether it succeeded */
async function run(name: string, ...args: string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  console.log(`— ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return code === 0;
}

/** A step without tests counts as one failure when it fails. */
async function step(name: string, ...args: string[]): Promise<boolean> {
  const succeeded = await run(name, ...args);
  if (!succeeded) failed.push(name);
  return succeeded;
}

/** Counts what a run of tests has written down; a run that ends without a word failed. */
async function tests(name: string, report: string, args: string[], read: (json: never) => void) {
  const [before, succeeded] = [failed.length, await run(name, ...args)];
  try {
    read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    failed.push(`${name}: no report`);
  }
  if (!succeeded && failed.length === before) failed.push(`${name}: outside of its tests`);
}

function readVitest({ testResults }: VitestReport): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    failed.push(...wrong.map(({ fullName }) => `${name}: ${fullName}`));
    // Vitest counts the tests of a file that could not run neither way.
    if (status === 'failed' && wrong.length === 0) failed.push(`${name}: ${message.trim()}`);
    passed += assertionResults.filter((test) => test.status === 'passed').length;
  }
}

function readPlaywright(report: { suites: Suite[]; errors: { message?: string }[] }): void {
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  for (const { title, file, tests: runs } of report.suites.flatMap(specsOf)) {
    const wrong = runs.filter(({ status }) => status === 'unexpected');
    failed.push(...wrong.map(({ projectName }) => `${file} [${projectName}]: ${title}`));
    passed += runs.filter(({ status }) => ['expected', 'flaky'].includes(status)).length;
  }
  failed.push(...report.errors.map(({ message = 'an error outside of all tests' }) => message));
}

rmSync('test-results', { recursive: true, force: true });
// What is missing is fetched while the processor checks.
const programs = step('programs', 'tests/helpers/programs.ts');
await step('check', process.env['npm_execpath'] ?? 'npm', 'run', '--silent', 'check');
await programs;
const built = await step('build', 'node_modules/astro/bin/astro.mjs', 'build');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${VITEST}`];
const projects = built ? [] : ['--project=unit'];
await tests('unit, site, host', VITEST, [...vitest, ...projects, ...reporters], readVitest);
const playwright = 'node_modules/@playwright/test/cli.js';
const browser = [playwright, 'test', '--config=tests/playwright.config.ts'];
if (built) await tests('browser', PLAYWRIGHT, browser, readPlaywright);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${String(passed)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
