import { expect, test, type Page } from '@playwright/test';
import { showCarousel } from '../helpers/carousel.ts';
import { KINDS } from '../helpers/pages.ts';

/** Opens a page and uses each of its islands until the code has taken over. */
async function openAndUse(page: Page, path: string): Promise<void> {
  if (path === '/') await showCarousel(page);
  else await page.goto(path);
  const opener = page.getByRole('banner').getByRole('button').filter({ visible: true }).first();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  if (path !== '/service-areas') return;
  await page.getByRole('button', { name: 'View All Areas' }).press('Enter');
  await expect(page.locator('.all-areas li').nth(6).getByRole('link')).toBeFocused();
}

for (const [kind, path] of Object.entries(KINDS)) {
  if (kind === 'not found') continue;
  test(`${kind}: no error, no foreign request, no cookie, no storage`, async ({
    page,
    context,
  }) => {
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') wrong.push(`foreign: ${request.url()}`);
    });
    await openAndUse(page, path);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(wrong).toEqual([]);
    expect(stored).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test(`${kind}: nothing is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}
