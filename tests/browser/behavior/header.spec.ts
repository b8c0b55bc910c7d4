import { chromium, expect, test, type Locator } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { BROWSER_FLAGS, findBrowser } from '../../helpers/browser.ts';
import { business, phoneLink } from '../../helpers/content.ts';
import {
  boxOf,
  callBar,
  header,
  menuButton,
  mobileMenu,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE, SERVICE_PAGE } from '../../helpers/pages.ts';

test('number and free quote are in sight at every width', async ({ page }) => {
  await page.goto(ABOUT_PATH);
  for (const width of [280, 360, 639, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const part = width < 640 ? callBar(page) : header(page);
    const number = part.getByRole('link', { name: business().phone });
    const quote = header(page).getByRole('link', { name: LABELS.quote });
    for (const call of [quote, number]) {
      await expect(call).toHaveAttribute('href', phoneLink());
      await expect(call, `${String(width)} px`).toBeInViewport({ ratio: 1 });
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the header keeps its one row on phones', async ({ page }) => {
  await page.goto(ABOUT_PATH);
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const { height } = await boxOf(header(page));
    expect(height, `${String(width)} px`).toBe(72);
  }
});

/** On how many lines a text stands. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });

test('the free quote of the header is one line on common phones, and a short name', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  const quote = header(page).getByText(LABELS.quote, { exact: true }).first();
  const name = header(page).getByText(business().name).first();
  // A long name takes smaller letters and more lines, as many as the row of the header has room for.
  const nameLines = business().name.length > 14 ? 3 : 1;
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await linesOf(quote), `${String(width)} px`).toBe(1);
    expect(await linesOf(name), `${String(width)} px`).toBeGreaterThan(0);
    expect(await linesOf(name), `${String(width)} px`).toBeLessThanOrEqual(
      nameLines,
    );
  }
});

test('the header stays at the top of the screen while the page scrolls', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test.describe('the menu of a phone', () => {
  test.use(PHONE);

  test('stands open at the group of the page, and bars mark both', async ({
    page,
  }) => {
    await page.goto(SERVICE_PAGE.path);
    await menuButton(page).tap();
    const current = mobileMenu(page).locator('[aria-current=page]');
    await expect(current).toBeVisible();
    await expect(current).toHaveCSS('border-left-width', '4px');
    const group = mobileMenu(page).locator('details[open] > summary');
    await expect(group).toHaveCSS('border-left-width', '4px');
    const home = mobileMenu(page).locator(`a[href="${HOME_PATH}"]`);
    await expect(home).toHaveCSS('border-left-width', '0px');
  });
});

test('Back brings the page as it was, from memory @chromium', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto(HOME_PATH);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(ABOUT_PATH);
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await browser.close();
});
