import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `unit` needs nothing, `site` reads the built site in dist/, `host` serves it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    // Where the made-up site of the unit tests lives.
    env: { SITE: 'https://doors.example' },
    // What hangs ends long before CI does; a shared machine is slow at times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: ['unit', 'site', 'host'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.ts`],
        // The files that read the site share what they have parsed.
        isolate: name === 'host',
      },
    })),
  },
});
