import { createHash } from 'node:crypto';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBelow } from '../../deploy/check-live/expected.ts';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { startCloudflare, type Host } from './servers.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Far more than a busy machine needs. */
const BUSY = { timeout: 60_000 };

let host: Host;
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_FLAGS });
  host = await startCloudflare();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

/** Does something in a tab of its own; the browser then reports nothing that a policy forbids. */
async function inTab(options: BrowserContextOptions, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: host.origin, ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (message) => {
    // The browser writes a line for a page that is a 404, which is what that page must be.
    const isOwnStatus = message.text().includes(' 404 ') && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) wrong.push(message.text());
  });
  await act(page);
  expect(wrong).toEqual([]);
  await context.close();
}

const kinds = ['/', '/services', '/service-areas', '/about', '/contact', '/nope'];
kinds.push(firstBelow('/services/'), firstBelow('/service-areas/'));

describe.each([WIDE, PHONE])('at $width px', (viewport) => {
  it.each(kinds)('every control of %s may be used, and its islands run', (path) =>
    inTab({ viewport }, async (page) => {
      await page.goto(path);
      for (const control of await page.locator('button, summary, input').all()) {
        if (await control.isVisible()) await control.press('Space');
      }
      const button = page.locator('button:visible');
      const asleep = page.locator('astro-island[ssr]').filter({ has: button });
      await expect.poll(() => asleep.count(), BUSY).toBe(0);
    }),
  );
});

it("shows an older release as it was: its policies' hashes are its own", () =>
  inTab({ viewport: WIDE }, async (page) => {
    const hash = (style: string) =>
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      const old = `${style}main{color:rgb(1,2,3)}`;
      const body = html.replace(hash(style), hash(old)).replace(style, () => old);
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    await expect
      .poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).color))
      .toBe('rgb(1, 2, 3)');
  }));

it('lets no string become markup', async () => {
  const page = await browser.newPage({ baseURL: host.origin });
  await page.goto('/about');
  const attempt = page.evaluate(() => {
    document.body.innerHTML = '<p>';
  });
  await expect(attempt).rejects.toThrow('TrustedHTML');
});

it.each([
  ['/nope', '/nope'],
  ['/services/nope', '/services'],
  ['/service-areas/nope', '/service-areas'],
])('without JavaScript %s ends at %s', (path, end) =>
  inTab({ javaScriptEnabled: false }, async (page) => {
    await page.goto(path);
    await page.waitForURL(host.origin + end);
  }),
);
