import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { BROWSER_FLAGS } from './helpers/browser.ts';
import { PROJECT } from './helpers/project.ts';

/** Another one lets two checkouts test at the same time. */
const PORT = Number(process.env['TEST_PORT'] ?? 4399);

/** The other engines see what visitors do, where `npx playwright install` has brought them. */
const otherEngines = [firefox, webkit]
  .filter((engine) => existsSync(engine.executablePath()))
  .map((engine) => ({
    name: engine.name(),
    use: { browserName: engine.name() as 'firefox' | 'webkit' },
    testMatch: 'behavior/**',
    grepInvert: /@chromium/,
  }));

const launchOptions = {
  // Set by the global setup, before workers read this file again.
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? '',
  args: BROWSER_FLAGS,
};

export default defineConfig({
  globalSetup: './helpers/global-setup.ts',
  testDir: 'browser',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the cores: a test that waits for a clock leaves its own to another.
  workers: availableParallelism() + 1,
  // A shared machine may starve a browser once; what fails twice is broken.
  retries: 1,
  // Twice what Playwright allows: shared machines are slow at times, and what fails waits longer.
  timeout: 60_000,
  // A run that hangs ends before CI does, with a report.
  globalTimeout: 15 * 60_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/trees/{arg}{ext}',
    },
  },
  reporter: [['dot'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    viewport: { width: 1280, height: 800 },
  },
  projects: [{ name: 'chromium', use: { launchOptions } }, ...otherEngines],
  webServer: {
    command: `"${process.execPath}" node_modules/astro/bin/astro.mjs preview --ignore-lock --port ${String(PORT)}`,
    cwd: PROJECT,
    port: PORT,
    reuseExistingServer: false,
  },
});
