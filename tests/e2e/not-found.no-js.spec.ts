import { expect, test } from '@playwright/test';

test('an unknown path shows the 404 screen with a way home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const [list, page404] of [
  ['/services', '/services/404.html'],
  ['/service-areas', '/service-areas/404.html'],
] as const) {
  test(`the nearest 404 page below ${list} leads there without scripts`, async ({ page }) => {
    await page.goto(page404);
    await expect(page).toHaveURL(list);
  });
}

test('the old spellings lead to the services', async ({ page }) => {
  await page.goto('/services/door-replacement');
  await expect(page).toHaveURL('/services');
});
