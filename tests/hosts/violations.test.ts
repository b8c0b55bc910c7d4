import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, findHeadlessShell } from '../helpers/browser.ts';
import { KINDS } from '../helpers/pages.ts';
import { PROJECT } from '../helpers/project.ts';
import { INDEXED_PATHS } from '../helpers/site-paths.ts';
import { startCloudflare } from './servers/cloudflare.ts';
import { ask, type Host } from './servers/server.ts';
import { NOTHING, leftBehind, watch } from './watch.ts';
import { whenDone } from './when-done.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Unknown paths, which show a 404 screen or lead on from it. */
const UNKNOWN = [
  '/nope',
  '/nope/deeper',
  '/services/nope',
  '/service-areas/nope',
  '/services/panel-replacement-in-closter',
];

const end = whenDone();
let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = await startCloudflare();
  end(host.stop);
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_FLAGS });
  end(() => browser.close());
});

/** Does something in a tab of its own; then nothing wrong has happened and nothing is stored. */
async function inCleanTab(viewport: typeof WIDE, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport, baseURL: host.url });
  const page = await context.newPage();
  const wrong = await watch(page, host.url);
  await act(page);
  expect(wrong).toEqual([]);
  expect(await leftBehind(context, page)).toEqual(NOTHING);
  await context.close();
}

/** Opens a page and waits for all its pictures, those below the fold too. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** Presses every control that shows, one after the other. Returns how many. */
async function pressAll(page: Page, controls: string): Promise<number> {
  let pressed = 0;
  for (const control of await page.locator(controls).all()) {
    if (!(await control.isVisible())) continue;
    await control.press('Space');
    pressed += 1;
  }
  return pressed;
}

it('no page of the site does anything it should not', async () => {
  const paths = [...INDEXED_PATHS];
  let visited = 0;
  const visitor = () =>
    inCleanTab(WIDE, async (page) => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await look(page, path);
        visited += 1;
      }
    });
  await Promise.all([visitor(), visitor()]);
  expect(visited).toBe(INDEXED_PATHS.length);
});

it('no error screen does either', async () => {
  const { headers } = await ask(host, '/', { 'Accept-Encoding': 'identity' });
  const policy = String(headers['content-security-policy']);
  await inCleanTab(WIDE, async (page) => {
    for (const path of UNKNOWN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    // Cloudflare has no upstream to fail, so the screen is sent in place of a page.
    await page.route('**/contact', (route) =>
      route.fulfill({
        path: join(PROJECT, 'dist/500.html'),
        headers: { 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' },
      }),
    );
    await look(page, '/contact');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  });
});

for (const [kind, path] of Object.entries(KINDS)) {
  it(`${kind}: every control may be used`, async () => {
    const wide = inCleanTab(WIDE, async (page) => {
      await look(page, path);
      await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
      const dropdowns = page.getByRole('banner').locator('button[aria-expanded]');
      await expect.poll(() => dropdowns.count(), { timeout: 20_000 }).toBeGreaterThan(1);
      await page.keyboard.press('Escape');
      if (kind === 'home') {
        await page.locator('#services').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Next service' }).waitFor();
      }
      const inMain = await pressAll(page, 'main :is(button, summary, input)');
      const inHeader = await pressAll(page, 'header button');
      // Two dropdowns, with the phone's menu hidden; what else there is depends on the page.
      expect(inHeader).toBe(2);
      expect(inMain >= ({ home: 3, 'service areas': 1, area: 5 }[kind] ?? 0)).toBe(true);
      await page.waitForLoadState('networkidle');
    });
    const phone = inCleanTab(PHONE, async (page) => {
      await look(page, path);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('.menu-toggle[aria-expanded=true]').waitFor();
      expect(await pressAll(page, '#mobile-menu summary')).toBe(2);
      await page.keyboard.press('Escape');
      await page.waitForLoadState('networkidle');
    });
    await Promise.all([wide, phone]);
  });
}
