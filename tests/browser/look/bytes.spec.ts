import { expect, test } from '@playwright/test';
import { BROWSER_FLAGS } from '../../helpers/browser.ts';
import { areas } from '../../helpers/content.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';
import {
  BUDGETS,
  PHONE,
  firstView,
  scriptsOfCarousel,
  scriptsOfMenu,
  secondPage,
} from '../../helpers/visits.ts';

test.use({
  ...PHONE,
  contextOptions: { reducedMotion: 'reduce' },
  // How far ahead lazy pictures load depends on the connection, of which the shell knows nothing.
  launchOptions: { executablePath: process.env['BROWSER_PATH'] ?? '', args: BROWSER_FLAGS },
});

for (const [kind, path] of Object.entries(INDEXED_KINDS)) {
  test(`the first view of ${kind} keeps its budget`, async ({ page }) => {
    const { bytes, requests, urls } = await firstView(page, path);
    const budget = kind === 'home' ? BUDGETS.home : BUDGETS.other;
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(bytes, urls.join('\n')).toBeLessThanOrEqual(budget.bytes);
  });
}

test('the second page of a visit fetches its own HTML and pictures only', async ({ page }) => {
  const [first, second] = areas().map(({ slug }) => `/service-areas/${slug}`);
  const { bytes, urls } = await secondPage(page, first ?? '', second ?? '');
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(BUDGETS.secondPage);
  expect(urls.filter((url) => /\.(?:css|js|woff2)/.test(url))).toEqual([]);
});

test('the first use of the menu fetches at most 66 kB of JavaScript', async ({ page }) => {
  const { bytes } = await scriptsOfMenu(page, '/about');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.navigation);
});

test('the carousel fetches at most 75 kB of JavaScript', async ({ page }) => {
  const { bytes } = await scriptsOfCarousel(page, '/');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.carousel);
});
