import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The forms that editors use, part of `npm run test:tools`. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/tools',
});
