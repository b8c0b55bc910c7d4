import { expect, test, type Page } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { KINDS } from '../../helpers/pages.ts';

/** Uses each island of a page until the code has taken over. */
async function useIslands(page: Page, path: string): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button').filter({ visible: true }).first();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  if (path === KINDS.home) await showCarousel(page);
  if (path !== KINDS['service areas']) return;
  const button = page.getByRole('button', { name: 'View All Areas' });
  await button.press('Enter');
  await expect(button).toBeHidden();
  await expect(page.locator('main li :focus')).toBeVisible();
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: no script before anyone touches it; no error, foreign request, cookie or storage after`, async ({
    page,
    context,
    baseURL,
  }) => {
    const messages = messagesOf(page);
    const failed: string[] = [];
    const foreign: string[] = [];
    const scripts: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await useIslands(page, path);
    await page.keyboard.press('End');
    expect(scripts).not.toEqual([]);
    expect({ messages, failed, foreign }).toEqual({ messages: [], failed: [], foreign: [] });
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('home asks for the carousel once it is in view', async ({ page }) => {
  await page.goto('/');
  const request = page.waitForRequest(/ServiceCarousel/);
  await page.getByRole('region', { name: 'Our Garage Services' }).scrollIntoViewIfNeeded();
  await request;
});
