import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `unit` needs nothing; `build` reads the built site in dist/; `hosts` serves it; `engines` opens it
 * in Firefox and WebKit, one file at a time.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    // Builds of copies of the site take minutes on a busy machine, and plain tests seconds.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
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
