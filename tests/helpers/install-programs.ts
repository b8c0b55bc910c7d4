import { findBrowser, findHeadlessShell } from './browser.ts';
import { install } from './programs.ts';

/**
 * Brings everything that `npm test` starts onto the machine, beforehand: tests that each install
 * what they miss wait for each other, longer than they may. Tells where the browsers are.
 */
install(['java', 'nginx', 'nginx: brotli static', 'caddy', 'openssl', 'chromium']);
// By itself: apt brings none of many where one has no package, and the tests can do without this.
install(['headless shell']);
console.log(`browser: ${findBrowser()}\nwithout windows: ${findHeadlessShell()}`);
