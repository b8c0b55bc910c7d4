import { existsSync, readFileSync, rmSync } from 'node:fs';
import { contentTypes, format, lint, types } from './check.ts';
import { runStep, type Step } from './steps.ts';

/** `npm test`: builds the site, and checks and tests it side by side, with one sum at the end. */
const RESULTS = 'test-results';

interface Outcome {
  passed: number;
  /** The names of what failed. */
  failed: string[];
}

/** A step whose tests are counted, from the report that it leaves. */
interface TestStep extends Step {
  report: string;
  count: () => Outcome;
}

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'));

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function readVitest({ testResults }: VitestReport): Outcome {
  const outcomes = testResults.map(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName }) => `${name}: ${fullName}`);
      // A file that could not run holds no failed test.
      if (status === 'failed' && failed.length === 0)
        failed.push(`${name}: ${message.trim()}`);
      const passed = assertionResults.filter(
        (test) => test.status === 'passed',
      ).length;
      return { passed, failed };
    },
  );
  return sumOf(outcomes);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function readPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const runs = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file} [${projectName}]: ${title}`,
      status,
    })),
  );
  const failed = runs
    .filter(({ status }) => status === 'unexpected')
    .map(({ name }) => name);
  const outside = errors.map(
    ({ message = 'an error outside of all tests' }) => message,
  );
  return {
    // A flaky test failed once and passed when it ran again.
    passed: runs.filter(
      ({ status }) => status === 'expected' || status === 'flaky',
    ).length,
    failed: [...failed, ...outside],
  };
}

function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
  };
}

/** Runs a step without tests, which counts as one failure when it fails. */
async function run(step: Step): Promise<Outcome> {
  const succeeded = await runStep(step);
  return { passed: 0, failed: succeeded ? [] : [step.name] };
}

/** Runs tests and counts them. */
async function runTests(step: TestStep): Promise<Outcome> {
  const succeeded = await runStep(step);
  if (!existsSync(step.report))
    return { passed: 0, failed: [`${step.name}: no report`] };
  const outcome = step.count();
  if (!succeeded && outcome.failed.length === 0)
    outcome.failed.push(`${step.name}: outside of its tests`);
  return outcome;
}

/** The tests of some projects of tests/vitest.config.ts. */
function vitest(...projects: string[]): TestStep {
  const report = `${RESULTS}/${projects.join('-')}.json`;
  return {
    name: projects.join(', '),
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    report,
    // Vitest's JSON reporter has this form.
    count: () => readVitest(readJson(report) as VitestReport),
  };
}

const programs: Step = {
  name: 'programs',
  command: ['tests/helpers/programs.ts'],
  isLive: true,
};

const build: Step = {
  name: 'build',
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  isLive: true,
};

const buildLaunched: Step = {
  name: 'build of the launched site',
  command: ['tests/helpers/build-launched.ts'],
};

/** The tests of a Playwright configuration; `report` is the file that its reporter names. */
function playwright(name: string, config: string, report: string): TestStep {
  return {
    name,
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=${config}`,
    ],
    // Its dots show that something moves.
    isLive: true,
    report,
    // Playwright's JSON reporter has this form.
    count: () => readPlaywright(readJson(report) as PlaywrightReport),
  };
}

const browser = playwright(
  'browser',
  'tests/playwright.config.ts',
  `${RESULTS}/browser.json`,
);

/** The tests of the built site that need no browser: today's, then the launched one's. */
async function besideBrowser(launched: Promise<Outcome>): Promise<Outcome[]> {
  const outcomes = [await runTests(vitest('site', 'specification', 'host'))];
  const { failed } = await launched;
  if (failed.length === 0) outcomes.push(await runTests(vitest('launched')));
  return outcomes;
}

/** Builds the site and tests it. */
async function buildAndTest(): Promise<Outcome[]> {
  const built = await run(build);
  if (built.failed.length > 0) return [built];
  const launched = run(buildLaunched);
  const tested = await Promise.all([
    runTests(browser),
    besideBrowser(launched),
  ]);
  return [built, await launched, ...tested.flat()];
}

/** What needs no built site, one after the other: a build and its tests run beside it. */
async function checkSource(): Promise<Outcome[]> {
  return [
    await runTests(vitest('unit')),
    await run(format),
    await run(lint),
    await run(types),
  ];
}

rmSync(RESULTS, { recursive: true, force: true });
// The checks read the types of the content while the build runs, so they are written before it.
const prepared = [await run(programs), await run(contentTypes)];
const outcomes = await Promise.all([buildAndTest(), checkSource()]);

const { passed, failed } = sumOf([...prepared, ...outcomes.flat()]);
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${String(passed)} passed, ${String(failed.length)} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
