import { expect, test, type Page } from '@playwright/test';
import { business } from '../../helpers/content.ts';

const footerLogo = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: business().name }).first();

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`on the home page the logo scrolls to the top, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    await page.keyboard.press('End');
    await footerLogo(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('elsewhere the logo leads home', async ({ page }) => {
  await page.goto('/about');
  await footerLogo(page).click();
  await expect(page).toHaveURL('/');
});
