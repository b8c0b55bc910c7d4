import { chromium, expect, test } from '@playwright/test';
import { BROWSER_FLAGS } from '../helpers/browser.ts';
import { faults } from '../helpers/layout.ts';
import { KINDS } from '../helpers/pages.ts';

test('every kind of page holds when the reader has set text to 200 % @wide', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '',
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  for (const path of Object.values(KINDS)) {
    for (const width of [1280, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${baseURL ?? ''}${path}`);
      expect(await faults(page), `${path} at ${String(width)} px`).toEqual([]);
    }
  }
  await browser.close();
});
