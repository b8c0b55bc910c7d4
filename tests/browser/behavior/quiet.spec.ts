import { expect, test, type Page } from '@playwright/test';
import { AREAS_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { showCarousel, slideLinks } from '../../helpers/carousel.ts';
import { button, header, wake } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { KINDS } from '../../helpers/pages.ts';

/** Uses each island of a page until the code has taken over. */
async function useIslands(page: Page, path: string): Promise<void> {
  const opener = header(page)
    .getByRole('button')
    .filter({ visible: true })
    .first();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  if (path === HOME_PATH) await showCarousel(page);
  if (path !== AREAS_PATH) return;
  await wake(button(page, LABELS.viewAllAreas));
  await button(page, LABELS.viewAllAreas).press('Enter');
  await expect(button(page, LABELS.viewAllAreas)).toBeHidden();
  await expect(page.locator('main li :focus')).toBeVisible();
}

for (const { name, path } of KINDS) {
  test(`${name}: no script before use, no error or foreign request after`, async ({
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
      if (!request.url().startsWith(String(baseURL)))
        foreign.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);

    await useIslands(page, path);
    await page.keyboard.press('End');
    expect(scripts).not.toEqual([]);
    expect({ messages, failed, foreign }).toEqual({
      messages: [],
      failed: [],
      foreign: [],
    });
    expect(
      await page.evaluate(() => localStorage.length + sessionStorage.length),
    ).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('home asks for the carousel once it is in view', async ({ page }) => {
  await page.goto(HOME_PATH);
  const request = page.waitForRequest(/ServiceCarousel/);
  await slideLinks(page).first().scrollIntoViewIfNeeded();
  await request;
});
