import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';
import { PHONE } from '../../helpers/pages.ts';

test.skip(!copyOf('home').hero.opening, 'the home page has no door that opens');

/** The door that moves, and the picture of the open garage behind it. */
const door = (page: Page) => page.locator('main .door.doorway');
const garage = (page: Page) => page.locator('main .light img');

/** How far the door is up, in percent of its picture. */
const raisedBy = (page: Page) =>
  door(page).evaluate((element) => {
    const [, up = '0%'] = getComputedStyle(element).translate.split(' ');
    return -Number.parseFloat(up);
  });

async function scroll(page: Page): Promise<void> {
  const { height } = await boxOf(page.locator('main .hero-picture'));
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, height / 2);
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
    await expect.poll(() => raisedBy(page)).toBeGreaterThan(20);
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
    await expect(garage(page)).toBeHidden();
    await expect(door(page)).toBeHidden();
  });
