import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, findHeadlessShell } from './helpers/browser.ts';

// Workers and tests that start a browser of their own find the same ones.
process.env['HEADLESS_SHELL_PATH'] ??= findHeadlessShell();
process.env['BROWSER_PATH'] ??= findBrowser();

/** Another one lets two checkouts test at the same time. */
const PORT = Number(process.env['TEST_PORT'] ?? 4399);
const sizes = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** What does not depend on the width runs at one. */
const ANY_WIDTH = /\/(?:not-found|script-requests|year|logo|cards)(?:\.no-js)?\.spec\.ts$/;
/** These bring phones of their own, or differ at the ends only. */
const ENDS = /\/(?:notch|first-view-bytes|first-press|clean-console|carousel|menus)\.spec\.ts$/;
const ignored: Record<string, RegExp[]> = {
  phone: [ANY_WIDTH],
  tablet: [ANY_WIDTH, ENDS],
  desktop: [/\/layout-shift\.spec\.ts$/],
};

/** Each width twice: with JavaScript, and without (`*.no-js.spec.ts`). */
const projects = Object.entries(sizes).flatMap(([name, use]) => {
  // @small and @wide belong to the widths that have that menu, @ends to the narrowest and widest.
  const grepInvert = { phone: /@wide/, tablet: /@wide|@ends/, desktop: /@small/ }[name] ?? /^$/;
  return [
    { name, use, grepInvert, testIgnore: [/\.no-js\.spec\.ts$/, ...(ignored[name] ?? [])] },
    {
      name: `${name} without JavaScript`,
      use: { ...use, javaScriptEnabled: false },
      grepInvert,
      testMatch: '**/*.no-js.spec.ts',
      testIgnore: ignored[name] ?? [],
    },
  ];
});

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'look/**/*.spec.ts'],
  outputDir: '../test-results/browser',
  // Keyboard walks and screen-reader trees; `npm run test:record` takes them anew.
  snapshotPathTemplate: '{testDir}/a11y/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Half of a test is waiting for the browser, so four keep two cores busy.
  workers: 4,
  retries: 0,
  // Twice what Playwright allows: shared machines are slow at times, and what fails waits longer.
  timeout: 60_000,
  // What hangs ends before CI does, with a report.
  globalTimeout: 8 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  projects,
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL_PATH'],
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    command: `"${process.execPath}" node_modules/astro/bin/astro.mjs preview --ignore-lock --port ${String(PORT)}`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
});
