import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { BROWSER_FLAGS } from '../../helpers/browser.ts';
import { KINDS } from '../../helpers/pages.ts';
import { serveStatic, type StaticServer } from '../../helpers/static-server.ts';
import {
  BUDGETS,
  PHONE,
  firstView,
  scriptsOfCarousel,
  scriptsOfMenu,
  secondPage,
} from '../../helpers/visits.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

test.use({
  ...PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  // How far ahead lazy pictures load depends on the connection, of which the shell knows nothing.
  launchOptions: { executablePath: process.env['BROWSER_PATH'] ?? '', args: BROWSER_FLAGS },
});

let server: StaticServer;

test.beforeAll(async () => {
  server = await serveStatic(DIST);
});

test.afterAll(() => {
  server.close();
});

for (const [kind, path] of Object.entries(KINDS)) {
  if (kind === 'not found') continue;
  test(`the first view of ${kind} keeps its budget @small`, async ({ page }) => {
    const { bytes, requests, urls } = await firstView(page, server.url + path);
    const budget = kind === 'home' ? BUDGETS.home : BUDGETS.other;
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(bytes, urls.join('\n')).toBeLessThanOrEqual(budget.bytes);
  });
}

test('the second page of a visit fetches its own HTML and pictures only @small', async ({
  page,
}) => {
  const areas = `${server.url}/service-areas`;
  const { bytes, urls } = await secondPage(page, `${areas}/fort-lee`, `${areas}/teaneck`);
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(BUDGETS.secondPage);
  expect(urls.filter((url) => /\.(?:css|js|woff2)/.test(url))).toEqual([]);
});

test('the first use of the menu fetches at most 66 kB of JavaScript @small', async ({ page }) => {
  const { bytes } = await scriptsOfMenu(page, `${server.url}/about`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.navigation);
});

test('the carousel fetches at most 75 kB of JavaScript @small', async ({ page }) => {
  const { bytes } = await scriptsOfCarousel(page, server.url);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.carousel);
});
