import { expect, test } from '@playwright/test';
import { AREAS } from '../helpers/specification.ts';

test.describe('dropdowns without JavaScript @wide', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('hover opens and the pointer travels into the panel', async ({ page }) => {
    const panel = page.locator('#services-panel');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'Panel Replacement' }).hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
  });

  test('keyboard: Enter opens, every link is reached, Escape closes and gives focus back', async ({
    page,
  }) => {
    const panel = page.locator('#areas-panel');
    const button = page.getByRole('button', { name: 'Service Areas menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const links = await panel.getByRole('link').all();
    expect(links).toHaveLength(AREAS.length);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a press outside closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#services-panel')).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(page.locator('#services-panel')).toBeHidden();
  });
});
