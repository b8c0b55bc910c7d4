import { chromium, expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { BROWSER_FLAGS, findBrowser } from '../../helpers/browser.ts';
import { business, phoneLink } from '../../helpers/content.ts';
import { boxOf, callBar, header, mainMenu } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';

test('number and free quote are in sight at every width, in a header of one row and a bar at the foot', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  for (const width of [280, 320, 360, 412, 639, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const part = width < 640 ? callBar(page) : header(page);
    const number = part.getByRole('link', { name: business().phone });
    const quote = header(page).getByRole('link', { name: LABELS.quote });
    for (const call of [quote, number]) {
      await expect(call).toHaveAttribute('href', phoneLink());
      await expect(call, `${String(width)} px`).toBeInViewport({ ratio: 1 });
      expect((await boxOf(call)).height).toBeGreaterThanOrEqual(44);
    }
    const bar = await boxOf(callBar(page));
    expect(bar, `${String(width)} px`).toMatchObject({
      x: 0,
      width,
      foot: 700,
    });
    expect(bar.height).toBeLessThanOrEqual(66);
    if (width < 320) continue;
    expect((await boxOf(header(page))).height, `${String(width)} px`).toBe(72);
  }
});

/** Turns the wheel and waits until the page has moved. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
}

test('the header stays at the top while the page scrolls, but not in a low window, where the call does', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  await scrollDown(page);
  expect((await boxOf(header(page))).y).toBe(0);
  await page.setViewportSize({ width: 852, height: 393 });
  await expect(header(page)).not.toBeInViewport();
  await expect(callBar(page)).toBeInViewport({ ratio: 1 });
});

const footerLogo = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: business().name })
    .first();

/** How many px of the page are below the screen. */
const toTheEnd = () =>
  document.documentElement.scrollHeight - innerHeight - scrollY;

test('the logo leads home, and there to the top, smoothly where that suits', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await footerLogo(page).click();
  await expect(page).toHaveURL(HOME_PATH);
  for (const { reducedMotion, behavior } of [
    { reducedMotion: 'no-preference', behavior: 'smooth' },
    { reducedMotion: 'reduce', behavior: 'auto' },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    await page.keyboard.press('End');
    // What is left of the way down would follow a click that comes before the end.
    await expect.poll(() => page.evaluate(toTheEnd)).toBeLessThan(1);
    await footerLogo(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the footer shows the year of the visit, unless the clock is off by years', async ({
  page,
}) => {
  const built = new Date().getFullYear();
  for (const { clock, shown } of [
    { clock: built, shown: built },
    { clock: built + 1, shown: built + 1 },
    { clock: built + 2, shown: built + 2 },
    { clock: built - 3, shown: built },
    { clock: 1970, shown: built },
    { clock: 2099, shown: built },
  ]) {
    await page.clock.setSystemTime(new Date(clock, 5, 1));
    await page.goto(ABOUT_PATH);
    await expect(
      page.getByRole('contentinfo'),
      `in ${String(clock)}`,
    ).toContainText(`© ${String(shown)} ${business().name}`);
  }
});

test('Back brings the page as it was, from memory @chromium', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: String(baseURL) });
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

test('a page goes with a view transition, between bars that stay, but not under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(HOME_PATH);
    await mainMenu(page).locator(`a[href="${ABOUT_PATH}"]`).click();
    await page.waitForURL(ABOUT_PATH);
    expect(
      await page.evaluate(() => sessionStorage.getItem('transition')),
    ).toBe(String(reducedMotion === 'no-preference'));
  }
  // A part with a name of its own stays where it is while the page changes.
  for (const part of [header(page), callBar(page)])
    await expect(part).not.toHaveCSS('view-transition-name', 'none');
});
