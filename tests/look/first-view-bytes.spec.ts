import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { serveStatic, type StaticServer } from '../helpers/static-server.ts';
import { countTransfer } from '../helpers/transfer.ts';
import { KINDS } from '../helpers/pages.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The phone that Lighthouse imitates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What the first view may fetch. */
const BUDGETS = { home: { bytes: 100_000, requests: 6 }, other: { bytes: 70_000, requests: 5 } };

/** JavaScript after the first use of an island, brotli 11, in bytes. */
const NAVIGATION_BUDGET = 66_000;
const CAROUSEL_BUDGET = 75_000;

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

let server: StaticServer;

test.beforeAll(async () => {
  server = await serveStatic(DIST);
});

test.afterAll(() => {
  server.close();
});

async function open(page: Page, path: string) {
  const transfer = await countTransfer(page);
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return transfer;
}

for (const [kind, path] of Object.entries(KINDS)) {
  if (kind === 'not found') continue;
  test(`the first view of ${kind} keeps its budget @small`, async ({ page }) => {
    const { bytes, requests, urls } = (await open(page, path))();
    const budget = kind === 'home' ? BUDGETS.home : BUDGETS.other;
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(bytes, urls.join('\n')).toBeLessThanOrEqual(budget.bytes);
  });
}

test('the second page of a visit fetches its own HTML and pictures only @small', async ({
  page,
}) => {
  await open(page, '/service-areas/fort-lee');
  const second = await countTransfer(page);
  await page.goto(`${server.url}/service-areas/teaneck`, { waitUntil: 'networkidle' });
  const { bytes, urls } = second();
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(15_000);
  expect(urls.filter((url) => /\.(?:css|js|woff2)/.test(url))).toEqual([]);
});

test('the first use of the menu fetches at most 66 kB of JavaScript @small', async ({ page }) => {
  const transfer = await open(page, '/about');
  const before = transfer().bytes;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  const used = transfer().bytes - before;
  expect(used).toBeGreaterThan(10_000);
  expect(used).toBeLessThanOrEqual(NAVIGATION_BUDGET);
});

test('the carousel fetches at most 75 kB of JavaScript @small', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  const transfer = await open(page, '/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription=carousel][data-hydrated]')).toBeVisible();
  const used = transfer()
    .urls.map((url) => url.split(' '))
    .filter(([name = '']) => scripts.has(name))
    .reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  expect(used).toBeGreaterThan(10_000);
  expect(used).toBeLessThanOrEqual(CAROUSEL_BUDGET);
});
