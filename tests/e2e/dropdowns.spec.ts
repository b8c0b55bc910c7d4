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
    await hydrate(page);
    // In one task: what comes later than the moment of grace closes, as it should.
    const open = await button(page, 'Services').evaluate((trigger: HTMLElement) => {
      const panel = document.querySelector('#services-panel');
      const enter = new PointerEvent('pointerenter', { pointerType: 'mouse' });
      panel?.parentElement?.dispatchEvent(enter);
      const byHover = panel?.matches(':popover-open');
      trigger.click();
      return { byHover, afterPress: panel?.matches(':popover-open') };
    });
    expect(open).toEqual({ byHover: true, afterPress: true });
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(services(page)).toBeVisible();
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
