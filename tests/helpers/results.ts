/** What a run of tests came to. */
export interface Results {
  passed: number;
  /** The name of each test that failed, and of each file whose tests could not run. */
  failed: string[];
}

/** The fields of Vitest's JSON report that we read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
}

/** The fields of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/**
 * Reads Vitest's report. A file that fails outside of its tests, as when its preparation takes too
 * long, counts as one failure: Vitest itself counts its tests neither as passed nor as failed.
 */
export function readVitest({ testResults }: VitestReport): Results {
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0) return tests.map(({ fullName }) => `${name}: ${fullName}`);
    return status === 'failed' ? [`${name}: ${message.trim()}`] : [];
  });
  return { passed: passed.length, failed };
}

/** Reads Playwright's report. An error outside of all tests, such as of its server, is a failure. */
export function readPlaywright({ suites, errors }: PlaywrightReport): Results {
  const all = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(all),
  ];
  const tests = suites.flatMap(all).flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      status,
      name: `${spec.file}:${String(spec.line)} [${projectName}]: ${spec.title}`,
    })),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name);
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: [...failed, ...errors.map(({ message }) => message ?? 'an error outside of all tests')],
  };
}
