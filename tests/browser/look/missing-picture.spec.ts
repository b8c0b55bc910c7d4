import { expect, test, type Page } from '@playwright/test';
import { layoutShift } from '../../helpers/layout-shift.ts';
import { KINDS } from '../../helpers/pages.ts';

const PICTURE = /\/assets\/.*\.(?:avif|webp)/;

/** Every picture with the space it takes, in whole px, once all have been asked for. */
async function pictures(page: Page) {
  return page.locator('main img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    const settled = () => images.every((image) => image.complete);
    while (!settled()) await new Promise((resolve) => setTimeout(resolve, 50));
    return images.map((image) => ({
      alt: image.alt,
      width: Math.round(image.getBoundingClientRect().width),
      height: Math.round(image.getBoundingClientRect().height),
      shown: image.naturalWidth > 0,
    }));
  });
}

for (const [kind, path] of Object.entries(KINDS)) {
  if (kind === 'not found') continue;

  test(`${kind} keeps its places and shows other texts when no picture comes @ends`, async ({
    page,
  }) => {
    await page.goto(path);
    const whole = await pictures(page);
    expect(whole.filter(({ alt }) => alt.trim() === '')).toEqual([]);
    await page.route(PICTURE, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto(`${path}?without=pictures`);
    const missing = await pictures(page);
    expect(missing).toEqual(whole.map((picture) => ({ ...picture, shown: false })));
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}
