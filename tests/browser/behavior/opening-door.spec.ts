import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { PHONE } from '../../helpers/pages.ts';

test.skip(!copyOf('home').hero.opening, 'the home page has no door that opens');

/** The picture of the open garage, which shows in the doorway as far as the door is up. */
const garage = (page: Page) => page.locator('main .open img');

/** How far the door is up, 0 to 1. */
const raisedBy = (page: Page) =>
  page
    .locator('main .open .lift')
    .first()
    .evaluate((door) => new DOMMatrix(getComputedStyle(door).transform).m22);

async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 200, behavior: 'instant' });
  });
}

for (const { width, height } of [PHONE.viewport, { width: 1280, height: 800 }])
  test(`the door opens with the first scroll, and asks for the picture behind it only then: ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
    await expect(garage(page)).toBeHidden();
    await expect(garage(page)).toHaveJSProperty('currentSrc', '');
    await scroll(page);
    await expect(garage(page)).toBeVisible();
    await expect(garage(page)).not.toHaveJSProperty('currentSrc', '');
    await expect.poll(() => raisedBy(page)).toBeGreaterThan(0.5);
  });

for (const media of [
  { reducedMotion: 'reduce' },
  { forcedColors: 'active' },
] as const)
  test(`the door stays shut: ${Object.keys(media).join('')}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.goto(HOME_PATH);
    await scroll(page);
    await expect(garage(page)).toBeAttached();
    await expect(garage(page)).toBeHidden();
  });
