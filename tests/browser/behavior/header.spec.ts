import { chromium, expect, test } from '@playwright/test';
import { BROWSER_FLAGS } from '../../helpers/browser.ts';
import { business, phoneLink } from '../../helpers/content.ts';
import { INDEXED_KINDS, PHONE } from '../../helpers/pages.ts';

for (const width of [280, 360, 639, 640, 768, 1024, 1280]) {
  test(`at ${String(width)} px the number and a free quote are in sight and dial, in header or bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/about');
    const part = width < 640 ? page.locator('body > aside') : page.getByRole('banner');
    const calls = part.locator(`a[href="${phoneLink()}"]`).filter({ visible: true });
    await expect(calls).toHaveCount(2);
    await expect(calls.first()).toContainText(business().phone);
    await expect(calls.last()).toHaveText('GET FREE QUOTE');
    for (const call of await calls.all()) {
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test.describe('the menu of a phone', () => {
  test.use(PHONE);

  test('stands open at the group of the page, and bars mark both', async ({ page }) => {
    await page.goto(INDEXED_KINDS.service);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.locator('#mobile-menu');
    const link = menu.locator('[aria-current=page]');
    await expect(link).toBeVisible();
    await expect(link).toHaveCSS('border-left-width', '4px');
    await expect(menu.locator('details[open] > summary')).toHaveCSS('border-left-width', '4px');
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('border-left-width', '0px');
  });
});

test('Back brings the page as it was, from memory @chromium', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '',
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto('/about');
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await browser.close();
});

test('the header stays at the top of the screen while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
