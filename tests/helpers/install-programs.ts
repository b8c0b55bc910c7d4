import { findBrowser, findHeadlessShell } from './browser.ts';
import { install } from './programs.ts';

/**
 * Brings everything that `npm test` starts onto the machine, in one run of apt: tests that each
 * install what they miss wait for each other, longer than they may. Tells where the browsers are.
 */
install([
  'java',
  'nginx',
  'nginx: brotli static',
  'caddy',
  'openssl',
  'chromium',
  'headless shell',
]);
console.log(`browser: ${findBrowser()}\nwithout windows: ${findHeadlessShell()}`);
