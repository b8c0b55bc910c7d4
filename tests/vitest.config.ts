import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathTo = (path: string): string =>
  fileURLToPath(new URL(path, import.meta.url));

const SPECIFICATION = 'tests/site/specification.test.ts';

/** Tests that read a built site; the files of a worker share the pages that they have parsed. */
const siteTests = {
  include: ['tests/site/**/*.test.ts'],
  exclude: [SPECIFICATION],
  isolate: false,
};

/** `unit` needs nothing, `site` reads the built site in dist/, `host` serves it. */
export default defineConfig({
  root: pathTo('..'),
  resolve: { alias: { '~': pathTo('../src') } },
  test: {
    // Where the made-up site of the unit tests lives.
    env: { SITE: 'https://doors.example' },
    // A test that hangs ends long before CI does; a shared machine is slow at times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
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
      // The same tests read the site as it will be once its owner has given every fact:
      // tests/helpers/build-launched.ts builds it.
      {
        extends: true,
        test: {
          name: 'launched',
          ...siteTests,
          env: { PROJECT_ROOT: pathTo('../.build/launched') },
        },
      },
      // The words, prices and counts that the owner has asked for.
      {
        extends: true,
        test: { name: 'specification', include: [SPECIFICATION] },
      },
      {
        extends: true,
        test: { name: 'host', include: ['tests/host/**/*.test.ts'] },
      },
      // Tools of editors and developers, which no change of a text can break.
      {
        extends: true,
        test: { name: 'tools', include: ['tests/tools/**/*.test.ts'] },
      },
    ],
  },
});
