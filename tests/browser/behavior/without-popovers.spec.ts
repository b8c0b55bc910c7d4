import { expect, test } from '@playwright/test';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

let messages: string[] = [];

/** Chrome before 114, Safari before 17, Firefox before 125: neither methods nor the pseudo-class. */
test.beforeEach(async ({ page }) => {
  messages = messagesOf(page);
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      return matches.call(this, selector.replace(':popover-open', ':not-known'));
    });
  });
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(' popover="auto"', '') });
  });
  // Without transitions between pages, which Chromium drops with a message when a sheet is late.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll(':popover-open', ':not-known') });
  });
  await page.goto('/about');
});

test.afterEach(() => {
  expect(messages).toEqual([]);
});

test('a dropdown opens on hover and on focus, without popovers', async ({ page }) => {
  const panel = page.locator('#services-panel');
  const island = page.locator('astro-island', { has: panel });
  await expect(panel).toBeHidden();
  await page.getByRole('banner').locator('li', { has: panel }).hover();
  await expect(island).not.toHaveAttribute('ssr');
  await expect(panel).toBeVisible();
  await panel.getByRole('link').last().hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(panel).toBeHidden();
  await page.locator('[popovertarget=services-panel]').press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu opens at a tap, its links work, without popovers', async ({ page }) => {
    const menu = page.locator('#mobile-menu');
    const island = page.locator('astro-island', { has: menu });
    await expect(menu).toBeHidden();
    await page.locator('[popovertarget=mobile-menu]').tap();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(menu).toBeVisible();
    await menu.locator('summary').first().tap();
    const link = menu.locator('details a').first();
    await expect(link).toBeVisible();
    const target = await link.getAttribute('href');
    await link.tap();
    await expect(page).toHaveURL(target ?? '');
    // The next page's sheet is on its way, through the route above.
    await page.waitForLoadState();
  });
});
