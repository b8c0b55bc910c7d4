import { expect, test } from '@playwright/test';
import { layoutShift } from '../../helpers/layout-shift.ts';
import { KINDS } from '../../helpers/pages.ts';

const FACE = /\.woff2/;
/**
 * How long after the first text on the screen the face comes, in ms. `font-display: optional` gives
 * up on a face about 100 ms after it was asked for: what comes later than that is the same.
 */
const LATE = 500;

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} does not shift when the face comes late @ends`, async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route(FACE, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.waitForTimeout(LATE);
    arrive(undefined);
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });

  test(`${kind} does not shift when the face never comes @ends`, async ({ page }) => {
    await page.route(FACE, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });
}
