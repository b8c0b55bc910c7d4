import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `unit` needs nothing; `build` reads the built site in dist/; `host` serves it; `engines` opens it
 * in Firefox and WebKit, one file at a time.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    // A copy of the site is built in half a minute on a busy machine; what hangs ends long before CI.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'host', include: ['tests/host/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/drivers/setup.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 8000 } },
        },
      },
    ],
  },
});
