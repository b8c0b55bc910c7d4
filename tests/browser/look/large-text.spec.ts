import { expect, test } from '@playwright/test';
import { BROWSER_FLAGS } from '../../helpers/browser.ts';
import { faults } from '../../helpers/layout.ts';
import { KINDS } from '../../helpers/pages.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env['BROWSER_PATH'] ?? '',
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} holds when the reader has set text to 200 %`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page), `${String(width)} px`).toEqual([]);
    }
  });
}
