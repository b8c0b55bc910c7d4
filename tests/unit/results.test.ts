import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from '../helpers/results.ts';

describe("Vitest's report", () => {
  const good = { fullName: 'adds', status: 'passed' };
  const file = { name: 'sum.test.ts', status: 'passed', message: '', assertionResults: [good] };

  it('counts and names what failed', () => {
    const bad = { fullName: 'subtracts', status: 'failed' };
    const report = { testResults: [{ ...file, status: 'failed', assertionResults: [good, bad] }] };
    expect(readVitest(report)).toEqual({ passed: 1, failed: ['sum.test.ts: subtracts'] });
  });

  it('counts a file whose tests could not run', () => {
    const skipped = { fullName: 'multiplies', status: 'skipped' };
    const broken = {
      name: 'hook.test.ts',
      status: 'failed',
      message: 'Hook timed out\n',
      assertionResults: [skipped],
    };
    expect(readVitest({ testResults: [file, broken] })).toEqual({
      passed: 1,
      failed: ['hook.test.ts: Hook timed out'],
    });
  });
});

describe("Playwright's report", () => {
  const spec = (title: string, status: 'expected' | 'unexpected') => ({
    title,
    file: 'e2e/menu.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status }],
  });
  const inner = { specs: [spec('closes', 'unexpected')] };
  const suites = [{ specs: [spec('opens', 'expected')], suites: [inner] }];

  it('counts and names what failed, however deep', () => {
    expect(readPlaywright({ suites, errors: [] })).toEqual({
      passed: 1,
      failed: ['e2e/menu.spec.ts:7 [phone]: closes'],
    });
  });

  it('counts an error outside of all tests', () => {
    const report = { suites: [], errors: [{ message: 'no server' }] };
    expect(readPlaywright(report)).toEqual({ passed: 0, failed: ['no server'] });
  });
});
