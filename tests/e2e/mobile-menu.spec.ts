import { expect, test, type Page } from '@playwright/test';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.locator('#mobile-menu');
const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test.describe('mobile menu @small', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('shows every page, and one group at a time', async ({ page }) => {
    await expect(link(page, 'Home')).toBeVisible();
    await expect(link(page, 'Panel Replacement')).toBeHidden();
    await group(page, 'Services').first().tap();
    await expect(link(page, 'Panel Replacement')).toBeVisible();
    await group(page, 'Service Areas').tap();
    await expect(link(page, 'Fort Lee')).toBeVisible();
    await expect(link(page, 'Panel Replacement')).toBeHidden();
    await group(page, 'Services').first().tap();
    await expect(link(page, 'Fort Lee')).toBeHidden();
  });

  test('the page behind is inert while it is open', async ({ page }) => {
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(page.locator('footer')).toHaveJSProperty('inert', true);
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('a tap on a link closes it and goes there', async ({ page }) => {
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('Escape closes it and gives focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('a tap outside closes it', async ({ page, viewport }) => {
    await page.touchscreen.tap((viewport?.width ?? 0) / 2, 4);
    await expect(menu(page)).toBeHidden();
  });

  test('a window grown wide closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });
});
