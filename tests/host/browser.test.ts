import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { firstBelow } from './expected.ts';
import { startCloudflare, type Host } from './servers.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Far more than islands need on a busy machine. */
const PATIENTLY = { timeout: 60_000 };

let host: Host;
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: BROWSER_FLAGS,
  });
  host = await startCloudflare();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

/** Does something in a tab of its own, and expects that the browser reports no error or warning. */
async function inTab(
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: host.origin,
    ...options,
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    // The browser writes a line for a page that is a 404, which is what that page must be.
    const isOwnStatus =
      message.text().includes(' 404 ') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      messages.push(message.text());
  });
  await act(page);
  expect(messages).toEqual([]);
  await context.close();
}

const kinds = [
  '/',
  '/services',
  firstBelow('/services/'),
  '/service-areas',
  firstBelow('/service-areas/'),
  '/about',
  '/contact',
  '/nope',
];

describe.each([WIDE, PHONE])('at $width px', (viewport) => {
  it.each(kinds)(
    'every control of %s may be used, and its islands run',
    (path) =>
      inTab({ viewport }, async (page) => {
        await page.goto(path);
        for (const control of await page
          .locator('button, summary, input')
          .all()) {
          if (await control.isVisible()) await control.press('Space');
        }
        const button = page.locator('button:visible');
        const asleep = page
          .locator('astro-island[ssr]')
          .filter({ has: button });
        await expect.poll(() => asleep.count(), PATIENTLY).toBe(0);
      }),
  );
});

it('lets no string become markup', async () => {
  const page = await browser.newPage({ baseURL: host.origin });
  await page.goto('/about');
  const attempt = page.evaluate(() => {
    document.body.innerHTML = '<p>';
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
});

it.each([
  { path: '/nope', end: '/nope' },
  { path: '/services/nope', end: '/services' },
  { path: '/service-areas/nope', end: '/service-areas' },
])('without JavaScript $path ends at $end', ({ path, end }) =>
  inTab({ javaScriptEnabled: false }, async (page) => {
    await page.goto(path);
    await page.waitForURL(host.origin + end);
  }),
);
