import { expect, test } from '@playwright/test';
import { layoutShift } from '../helpers/layout-shift.ts';
import { KINDS } from '../helpers/pages.ts';

const FACE = /\.woff2/;

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} does not shift when the face comes late @ends`, async ({ page }) => {
    await page.route(FACE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });

  test(`${kind} does not shift when the face never comes @ends`, async ({ page }) => {
    await page.route(FACE, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });
}
