import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

// Before the main configuration reads which project is under test.
process.env['PROJECT_ROOT'] ??= fileURLToPath(
  new URL('../.build/launched', import.meta.url),
);
const { default: base } = await import('./playwright.config.ts');

/** The site as after its launch: the browser tests that longer names and more of everything could break. */
export default defineConfig(base, {
  testMatch: [
    'look/drawing.spec.ts',
    'look/every-width.spec.ts',
    'look/first-screen.spec.ts',
    'look/hero.spec.ts',
    'look/area-map.spec.ts',
    'behavior/header.spec.ts',
    'behavior/chips.spec.ts',
  ],
  // What more content cannot change is tried on today's site alone.
  grepInvert: /@today/,
  outputDir: '../test-results/launched',
  reporter: [
    ['dot'],
    ['json', { outputFile: '../test-results/launched-browser.json' }],
  ],
});
