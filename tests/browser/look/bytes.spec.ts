import { expect, test } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas } from '../../helpers/content.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';
import {
  BUDGETS,
  PHONE,
  firstView,
  onFastNetwork,
  scriptsOfCarousel,
  scriptsOfMenu,
  secondPage,
} from '../../helpers/visits.ts';

test.use(PHONE);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => onFastNetwork(page));

for (const { name, path } of INDEXED_KINDS) {
  test(`the first view of ${name} keeps its budget`, async ({ page }) => {
    const { bytes, requests, urls } = await firstView(page, path);
    const { home, styles, services, area, other } = BUDGETS.firstView;
    const budget = { home, styles, services, area }[name] ?? other;
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(budget.requests);
    expect(bytes, urls.join('\n')).toBeLessThanOrEqual(budget.bytes);
  });
}

test('the second page of a visit fetches its own HTML and pictures only', async ({
  page,
}) => {
  const [first, second] = areas().map(({ slug }) => areaPath(slug));
  const { bytes, urls } = await secondPage(page, first ?? '', second ?? '');
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(BUDGETS.secondPage);
  expect(urls.filter((url) => /\.(?:css|js|woff2)/.test(url))).toEqual([]);
});

test('the first use of the menu fetches at most 66 kB of JavaScript', async ({
  page,
}) => {
  const { bytes } = await scriptsOfMenu(page, ABOUT_PATH);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.navigation);
});

test('the carousel fetches at most 75 kB of JavaScript', async ({ page }) => {
  const { bytes } = await scriptsOfCarousel(page, HOME_PATH);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.carousel);
});
