import { expect, test } from '@playwright/test';
import { showCarousel } from '../helpers/carousel.ts';
import { messagesOf } from '../helpers/islands.ts';

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

for (const year of [1970, 2099]) {
  test(`a clock in ${String(year)} shows no such year and breaks nothing @ends`, async ({
    page,
  }) => {
    const messages = messagesOf(page);
    const built = new Date().getFullYear();
    await page.clock.setSystemTime(new Date(year, 0, 1));
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${String(built)} Easy Open`);
    await expect(footer).not.toContainText(String(year));
    await showCarousel(page);
    expect(messages).toEqual([]);
  });
}
