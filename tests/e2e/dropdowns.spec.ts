import { expect, test, type Page } from '@playwright/test';
import { noteClosing } from '../helpers/closing.ts';

const services = (page: Page) => page.locator('#services-panel');
const areas = (page: Page) => page.locator('#areas-panel');
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });

/** Wakes the island and waits until React listens. */
async function hydrate(page: Page) {
  await button(page, 'Services').focus();
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
}

test.describe('dropdowns @wide', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('hover opens, the pointer travels into the panel, leaving closes', async ({ page }) => {
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(services(page)).toBeVisible();
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await services(page).getByRole('link', { name: 'Panel Replacement' }).hover();
    await expect(services(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(services(page)).toBeHidden();
  });

  test('hover on one panel closes the other', async ({ page }) => {
    await hydrate(page);
    await button(page, 'Services').hover();
    await expect(services(page)).toBeVisible();
    await button(page, 'Service Areas').hover();
    await expect(areas(page)).toBeVisible();
    await expect(services(page)).toBeHidden();
  });

  test('a press right after hover does not close what hover has opened', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/about');
    await hydrate(page);
    await page.clock.pauseAt(60_000);
    await button(page, 'Services').hover();
    await expect(services(page)).toBeVisible();
    await button(page, 'Services').click();
    await expect(services(page)).toBeVisible();
    await page.clock.runFor(500);
    await button(page, 'Services').click();
    await expect(services(page)).toBeHidden();
  });

  test('keyboard: Enter opens, Tab enters, Escape closes and gives focus back', async ({
    page,
  }) => {
    await hydrate(page);
    await page.keyboard.press('Enter');
    await expect(services(page)).toBeVisible();
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(services(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services(page)).toBeHidden();
    await expect(button(page, 'Services')).toBeFocused();
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press outside closes', async ({ page }) => {
    await hydrate(page);
    await page.keyboard.press('Enter');
    await expect(services(page)).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(services(page)).toBeHidden();
  });

  test('the services panel is about 24rem high and scrolls', async ({ page }) => {
    await hydrate(page);
    await page.keyboard.press('Enter');
    const { height, scroll } = await services(page).evaluate((panel) => ({
      height: panel.getBoundingClientRect().height,
      scroll: panel.scrollHeight - panel.clientHeight,
    }));
    expect(height).toBeGreaterThan(360);
    expect(height).toBeLessThanOrEqual(384);
    expect(scroll).toBeGreaterThan(0);
  });

  test('the press that wakes the island opens the panel', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route(/assets\/.*\.js/, async (route) => {
      await arrival;
      await route.continue();
    });
    await noteClosing(areas(page));
    await button(page, 'Service Areas').dispatchEvent('click');
    await expect(areas(page)).toBeVisible();
    await expect(button(page, 'Service Areas')).not.toHaveAttribute('aria-expanded');
    arrive(undefined);
    await expect(button(page, 'Service Areas')).toHaveAttribute('aria-expanded', 'true');
    await expect(areas(page)).not.toHaveAttribute('data-closed');
    await expect(areas(page)).toBeVisible();
  });

  test('works when the script is blocked', async ({ page }) => {
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await button(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(services(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(services(page)).toBeHidden();
  });
});
