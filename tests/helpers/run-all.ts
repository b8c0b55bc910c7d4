import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** `npm test`: builds the site, then all that checks it side by side, with one sum at the end. */
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

/** What runs beside the browser tests, whose dots show that something moves, prints in one piece. */
const BESIDE = ['check', 'unit, site, host'];

/** Runs a script of Node's, and tells how long it took. @returns whether it succeeded */
async function run(name: string, ...args: string[]): Promise<boolean> {
  const started = performance.now();
  const stdio = BESIDE.includes(name) ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, { stdio });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.stdout.write(Buffer.concat(printed));
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
async function tests(
  name: string,
  report: string,
  args: string[],
  read: (json: never) => string[],
) {
  const succeeded = await run(name, ...args);
  let wrong: string[];
  try {
    wrong = read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    wrong = [`${name}: no report`];
  }
  if (!succeeded && wrong.length === 0) wrong.push(`${name}: outside of its tests`);
  failed.push(...wrong);
}

function readVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    // Vitest counts the tests of a file that could not run neither way.
    if (status === 'failed' && wrong.length === 0) return [`${name}: ${message.trim()}`];
    return wrong.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

function readPlaywright(report: { suites: Suite[]; errors: { message?: string }[] }): string[] {
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const wrong = report.suites.flatMap(specsOf).flatMap(({ title, file, tests: runs }) => {
    passed += runs.filter(({ status }) => ['expected', 'flaky'].includes(status)).length;
    return runs
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file} [${projectName}]: ${title}`);
  });
  return [
    ...wrong,
    ...report.errors.map(({ message = 'an error outside of all tests' }) => message),
  ];
}

rmSync('test-results', { recursive: true, force: true });
const programs = step('programs', 'tests/helpers/programs.ts');
const built = await step('build', 'node_modules/astro/bin/astro.mjs', 'build');
await programs;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${VITEST}`];
const projects = built ? [] : ['--project=unit'];
const playwright = 'node_modules/@playwright/test/cli.js';
const browser = [playwright, 'test', '--config=tests/playwright.config.ts'];
await Promise.all([
  built && tests('browser', PLAYWRIGHT, browser, readPlaywright),
  // Last what can use all cores when the rest has ended.
  step('check', process.env['npm_execpath'] ?? 'npm', 'run', '--silent', 'check').then(() =>
    tests('unit, site, host', VITEST, [...vitest, ...projects, ...reporters], readVitest),
  ),
]);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${String(passed)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
