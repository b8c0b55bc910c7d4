import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { boxOf, callBar, header } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { NOTCHED, textsUnderTheNotch, turnPhone } from '../../helpers/media.ts';

/** A finger's height, in px. */
const FINGER = 44;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.goto(HOME_PATH));

test('the call bar closes the screen at its foot like an edge, at every width', async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await boxOf(callBar(page));
    expect(bar, `${String(width)} px`).toMatchObject({
      x: 0,
      width,
      foot: 800,
    });
    expect(bar.height, `${String(width)} px`).toBeLessThanOrEqual(66);
  }
});

test('upright, the call bar of a notched phone is in reach of either thumb', async ({
  page,
}) => {
  const { width, height, insets } = NOTCHED.upright;
  await turnPhone(page, NOTCHED.upright);
  const bar = await boxOf(callBar(page));
  expect(bar).toMatchObject({ x: 0, width, foot: height });
  expect(bar.height - insets.bottom).toBeGreaterThanOrEqual(FINGER);
  expect(bar.height).toBeLessThanOrEqual(height / 8);
});

/** Turns the wheel and waits until the page has moved. */
async function scrollDown(page: Page): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => page.evaluate(() => scrollY))
    .toBeGreaterThan(before + 500);
}

test.describe('on a phone', () => {
  // A finger is what tells a phone on its side from a low window.
  test.use({ hasTouch: true });

  test('sideways, the header scrolls away and the call stays at the foot', async ({
    page,
  }) => {
    const { width, height, insets } = NOTCHED.sideways;
    await turnPhone(page, NOTCHED.sideways);
    const bar = await boxOf(callBar(page));
    expect(bar).toMatchObject({ x: 0, width, foot: height });
    expect(bar.height - insets.bottom).toBeGreaterThanOrEqual(FINGER);
    await scrollDown(page);
    await expect(header(page)).not.toBeInViewport();
    await expect(callBar(page)).toBeInViewport();
  });
});

test('the skip link stands beside the notch', async ({ page }) => {
  await turnPhone(page, NOTCHED.sideways);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: LABELS.skipLink })).toBeFocused();
  expect(await textsUnderTheNotch(page, NOTCHED.sideways)).toEqual([]);
});
