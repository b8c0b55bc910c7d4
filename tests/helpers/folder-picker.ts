import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { BROWSER_FLAGS } from './browser.ts';

/** Preferences under which the origin may read and write folders without being asked (1: allow). */
function folderPreferences(origin: string): string {
  const allowed = { [`${origin},*`]: { setting: 1 } };
  const exceptions = { file_system_read_guard: allowed, file_system_write_guard: allowed };
  return JSON.stringify({ profile: { content_settings: { exceptions } } });
}

/** Answers the folder dialog, which no script can press, with the folder dropped on the page. */
function answerWithDroppedFolder(): void {
  const dropped = new Promise((resolve) => {
    addEventListener('dragover', (event) => {
      event.preventDefault();
    });
    addEventListener('drop', (event) => {
      event.preventDefault();
      const [item] = event.dataTransfer?.items ?? [];
      resolve(
        (item as unknown as { getAsFileSystemHandle: () => unknown }).getAsFileSystemHandle(),
      );
    });
  });
  Object.assign(window, { showDirectoryPicker: () => dropped });
}

async function dropFolder(context: BrowserContext, page: Page, folder: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 100, y: 100, data });
  }
}

/**
 * A Chromium whose page at an address gets a real folder of the disk from the folder dialog.
 * @returns the page, and how to close the browser
 */
export async function openWithFolder(address: string, folder: string) {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), folderPreferences(new URL(address).origin));
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env['BROWSER_PATH'] ? { executablePath: process.env['BROWSER_PATH'] } : {}),
    args: BROWSER_FLAGS,
    viewport: { width: 1280, height: 900 },
  });
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(answerWithDroppedFolder);
  return { page, close, choose: () => dropFolder(context, page, folder) };
}
