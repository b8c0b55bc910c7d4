import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { business } from '../../helpers/content.ts';

const footerLogo = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: business().name })
    .first();

test('on the home page the logo scrolls to the top, smoothly where that suits', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  for (const { reducedMotion, behavior } of [
    { reducedMotion: 'no-preference', behavior: 'smooth' },
    { reducedMotion: 'reduce', behavior: 'auto' },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    await page.keyboard.press('End');
    await footerLogo(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('elsewhere the logo leads home', async ({ page }) => {
  await page.goto(ABOUT_PATH);
  await footerLogo(page).click();
  await expect(page).toHaveURL(HOME_PATH);
});
