import { expect, test } from '@playwright/test';

test.describe('mobile menu without JavaScript @small', () => {
  test('opens, shows one group at a time, closes by Escape and by a tap outside', async ({
    page,
    viewport,
  }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.tap();
    await expect(menu).toBeVisible();
    await menu.locator('summary', { hasText: 'Service Areas' }).tap();
    await expect(menu.getByRole('link', { name: 'Westwood' })).toBeVisible();
    await menu.locator('summary', { hasText: 'Services' }).first().tap();
    await expect(menu.getByRole('link', { name: 'Westwood' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await page.touchscreen.tap((viewport?.width ?? 0) / 2, 4);
    await expect(menu).toBeHidden();
  });

  test('leads to a page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
  });
});
