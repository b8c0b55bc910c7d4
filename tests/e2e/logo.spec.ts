import { expect, test, type Page } from '@playwright/test';

const footerLogo = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: /^Easy Open/ });

test('on the home page the logo scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await footerLogo(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  );
});

test('it does so at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('elsewhere the logo leads home', async ({ page }) => {
  await page.goto('/about');
  await footerLogo(page).click();
  await expect(page).toHaveURL('/');
});
