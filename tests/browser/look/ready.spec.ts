import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { boxOf } from '../../helpers/controls.ts';

const band = (page: Page) =>
  page.getByRole('region', { name: copyOf('shared').ready.heading });
const windows = (page: Page) => band(page).locator('i');

/** How dark each window is, 0 to 1. */
const darkness = (page: Page) =>
  windows(page).evaluateAll((panes) =>
    panes.map((pane) => {
      const cover = getComputedStyle(pane, '::after');
      return cover.content === 'none' ? 0 : Number(cover.opacity);
    }),
  );

test('the windows above the last call end with its text and its buttons', async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ABOUT_PATH);
    const first = await boxOf(windows(page).first());
    const last = await boxOf(windows(page).last());
    const words = await boxOf(band(page).locator('h2'));
    const calls = await boxOf(band(page).locator('p').last());
    expect(first.x).toBeCloseTo(words.x, 0);
    const air = (await boxOf(band(page))).width - last.x - last.width;
    expect(air).toBeCloseTo(first.x, 0);
    if (width >= 1024)
      expect(last.x + last.width).toBeCloseTo(calls.x + calls.width, 0);
  }
});

/** Scrolls until the upper edge of the band stands so far up the screen, 0 to 1. */
const showBand = (page: Page, share: number) =>
  band(page).evaluate((element, share) => {
    const { top } = element.getBoundingClientRect();
    const to = scrollY + top - innerHeight * (1 - share);
    scrollTo({ top: to, behavior: 'instant' });
  }, share);

test('its windows light up one after another as it comes into view', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ABOUT_PATH);
    expect(await darkness(page)).toEqual([0.45, 0.45, 0.45, 0.45]);
    await showBand(page, 0.3);
    await expect.poll(async () => (await darkness(page))[0]).toBeLessThan(0.01);
    expect((await darkness(page)).at(-1)).toBeGreaterThan(0.4);
    await showBand(page, 0.45);
    await expect.poll(() => darkness(page)).toEqual([0, 0, 0, 0]);
  }
});

test('its windows are lit where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ABOUT_PATH);
  expect(await darkness(page)).toEqual([0, 0, 0, 0]);
});
