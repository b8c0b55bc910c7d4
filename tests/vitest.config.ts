import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathTo = (path: string): string =>
  fileURLToPath(new URL(path, import.meta.url));

/** Tests that read a built site; the files of a worker share the pages that they have parsed. */
const siteTests = { include: ['tests/site/**/*.test.ts'], isolate: false };

/** `unit` needs nothing, `site` reads the built site in dist/, `growth` that of tests/growth, `host` serves it. */
export default defineConfig({
  root: pathTo('..'),
  resolve: { alias: { '~': pathTo('../src') } },
  test: {
    // Where the made-up site of the unit tests lives.
    env: { SITE: 'https://doors.example' },
    // A test that hangs ends long before CI does; a shared machine is slow at times.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        // The files of a worker share the modules that they import.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'site', ...siteTests } },
      // The same tests read a site with one more of everything: tests/growth/build.ts builds it.
      {
        extends: true,
        test: {
          name: 'growth',
          ...siteTests,
          env: { PROJECT_ROOT: pathTo('../.build/growth') },
        },
      },
      {
        extends: true,
        test: {
          name: 'host',
          include: ['tests/host/**/*.test.ts'],
          globalSetup: pathTo('helpers/programs.ts'),
        },
      },
    ],
  },
});
