import { expect, test } from '@playwright/test';

test('the year of the copyright line turns with the calendar', async ({ page }) => {
  const built = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(built + 2, 5, 1));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${String(built + 2)} Easy Open`);
});

test('a clock set to the past does not turn it back', async ({ page }) => {
  const built = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(built - 3, 5, 1));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${String(built)} Easy Open`);
});
