import { defineConfig } from '@playwright/test';
import { readText } from '../helpers/built-files.ts';

/** Without LIVE_URL the address for which dist/ was built. */
const builtFor = () =>
  /<loc>(https?:\/\/[^/<]+)/.exec(readText('sitemap-0.xml'))?.[1];

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  // A host may need a minute until all its servers have a new release.
  retries: 2,
  reporter: 'line',
  use: { baseURL: process.env['LIVE_URL'] ?? builtFor() },
});
