import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `unit` needs nothing, `site` reads the built site in dist/, `host` serves it. */
export default defineConfig({
  root: pathTo('..'),
  resolve: { alias: { '~': pathTo('../src') } },
  test: {
    // Where the made-up site of the unit tests lives.
    env: { SITE: 'https://doors.example' },
    // What hangs ends long before CI does; a shared machine is slow at times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // The files that read the site share what they have parsed.
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          // The same tests read the site as it will be once its owner has given every fact:
          // built by tests/helpers/build-launched.ts.
          name: 'launched',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          env: { PROJECT_ROOT: pathTo('../.build/launched') },
        },
      },
      { extends: true, test: { name: 'host', include: ['tests/host/**/*.test.ts'] } },
      // What an editor or a developer uses; nothing that a change of a text could break.
      { extends: true, test: { name: 'tools', include: ['tests/tools/**/*.test.ts'] } },
    ],
  },
});
