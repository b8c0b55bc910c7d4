import { expect, test } from '@playwright/test';

test('the header stays at the top of the screen while the page scrolls', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await header.boundingBox())?.y).toBe(0);
});
