import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `unit` needs nothing; `build` reads the built site in dist/; `hosts` serves it. */
export default defineConfig({
  root,
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
