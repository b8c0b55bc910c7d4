import { expect, test, type Page } from '@playwright/test';
import { PHONE, SCRIPTING } from '../../helpers/pages.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.locator('#mobile-menu');
const group = (page: Page, index: number) => menu(page).getByRole('group').nth(index);
const heading = (page: Page, index: number) => group(page, index).locator('summary');
const firstLink = (page: Page, index: number) => group(page, index).locator('a').first();

test.use(PHONE);

for (const [how, javaScriptEnabled] of Object.entries(SCRIPTING)) {
  test.describe(`mobile menu ${how}`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/contact');
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      if (javaScriptEnabled) await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    });

    test('shows every page, and one group at a time', async ({ page }) => {
      await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
      await expect(firstLink(page, 0)).toBeHidden();
      await heading(page, 0).tap();
      await expect(firstLink(page, 0)).toBeVisible();
      await heading(page, 1).tap();
      await expect(firstLink(page, 1)).toBeVisible();
      await expect(firstLink(page, 0)).toBeHidden();
      await heading(page, 0).tap();
      await expect(firstLink(page, 1)).toBeHidden();
    });

    test('Escape closes it and gives focus back, a tap outside closes it', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await page.touchscreen.tap(PHONE.viewport.width / 2, 4);
      await expect(menu(page)).toBeHidden();
    });

    test('a tap on a link closes it and goes there', async ({ page }) => {
      await menu(page).getByRole('link', { name: 'About' }).tap();
      await expect(page).toHaveURL('/about');
      await expect(menu(page)).toBeHidden();
    });
  });
}

test.describe('the mobile menu that the code has taken over', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('the page behind is inert while it is open', async ({ page }) => {
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(page.locator('footer')).toHaveJSProperty('inert', true);
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('it stays on a tablet, and a window grown wide closes it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });
});
