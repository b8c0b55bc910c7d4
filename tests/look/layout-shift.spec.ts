import { expect, test, type Page } from '@playwright/test';
import { KINDS } from '../helpers/pages.ts';

const FACE = /\.woff2/;

/** The sum of all layout shifts since the page began (Layout Instability API). */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in the next task.
        setTimeout(() => {
          resolve(sum);
        }, 200);
      }),
  );
}

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
