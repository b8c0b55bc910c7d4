import { findBrowser, findHeadlessShell } from './browser.ts';
import { install } from './programs.ts';

/** Installs what browser tests need and this machine lacks. Their workers find the browsers by these variables. */
export default function globalSetup(): void {
  process.env['HEADLESS_SHELL_PATH'] ??= findHeadlessShell();
  process.env['BROWSER_PATH'] ??= findBrowser();
  install('face as wide as Arial');
}
