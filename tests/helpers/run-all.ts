import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readPlaywright, readVitest, type Results } from './results.ts';

/** `npm test`: everything that checks the site, in the order that fails soonest, with one sum. */
const RESULTS = 'test-results';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const total: Results = { passed: 0, failed: [] };

/** Runs a script of Node's and prints what it says, whole, when it has ended. */
async function quietly(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.stdout.write(printed.join(''));
  return (await ended) === 0;
}

async function aloud(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return (await new Promise<number | null>((resolve) => child.once('close', resolve))) === 0;
}

async function step(name: string, args: string[], how = aloud): Promise<boolean> {
  const started = performance.now();
  if (how === aloud) console.log(`\n— ${name}`);
  const succeeded = await how(args);
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return succeeded;
}

/** A step without a report of its own counts as one failure when it fails. */
async function plainStep(name: string, args: string[], how = aloud): Promise<boolean> {
  const succeeded = await step(name, args, how);
  if (!succeeded) total.failed.push(name);
  return succeeded;
}

async function tests(name: string, args: string[], read: (report: never) => Results) {
  const succeeded = await step(`tests: ${name}`, args);
  try {
    const report = JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8')) as never;
    const { passed, failed } = read(report);
    total.passed += passed;
    total.failed.push(...failed);
    if (!succeeded && failed.length === 0)
      total.failed.push(`tests: ${name}, outside of its tests`);
  } catch {
    total.failed.push(`tests: ${name}, which wrote no report`);
  }
}

async function vitest(project: string): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json'];
  const output = `--outputFile=${RESULTS}/${project}.json`;
  const config = '--config=tests/vitest.config.ts';
  await tests(
    project,
    [VITEST, 'run', config, `--project=${project}`, ...reporters, output],
    readVitest,
  );
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const npm = process.env['npm_execpath'] ?? 'npm';
// What is missing is fetched while the processor checks.
const programs = plainStep('programs', ['tests/helpers/install-programs.ts'], quietly);
await plainStep('check', [npm, 'run', '--silent', 'check']);
await programs;
// First, as it leaves the scaled pictures to the copies that the unit tests build.
const built = await plainStep('build', ['src/build/release.ts']);
await vitest('unit');
if (built) {
  await vitest('build');
  await vitest('hosts');
  await tests(
    'browser',
    [PLAYWRIGHT, 'test', '--config=tests/playwright.config.ts'],
    readPlaywright,
  );
}
for (const name of total.failed) console.log(`failed: ${name}`);
console.log(`\n${String(total.passed)} passed, ${String(total.failed.length)} failed`);
process.exitCode = total.failed.length > 0 || total.passed === 0 ? 1 : 0;
