import { expect, test } from '@playwright/test';
import { KINDS } from '../helpers/pages.ts';

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
    await page.goto(path);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.getByRole('button').filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
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
