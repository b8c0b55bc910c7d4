import { chromium } from '@playwright/test';
import { afterAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { startCloudflare } from './servers.ts';

/** Pages under the headers of the host, which tests/browser/ sees without them. */

const host = await startCloudflare();
const browser = await chromium.launch({
  executablePath: findHeadlessShell(),
  args: BROWSER_FLAGS,
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

it.each([360, 1280])('every island of home runs at %d px', async (width) => {
  const viewport = { width, height: 800 };
  const page = await browser.newPage({ baseURL: host.origin, viewport });
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/');
  for (const control of await page.locator('button:visible').all())
    await control.press('Space');
  const asleep = page
    .locator('astro-island[ssr]')
    .filter({ has: page.locator('button:visible') });
  await expect.poll(() => asleep.count(), { timeout: 30_000 }).toBe(0);
  expect(messages).toEqual([]);
});

// They stay empty where a policy stops their scripts.
it('the forms of editors ask for a sign-in', async () => {
  const page = await browser.newPage({ baseURL: host.origin });
  await page.goto('/admin/');
  await page.getByRole('button').first().waitFor();
});
