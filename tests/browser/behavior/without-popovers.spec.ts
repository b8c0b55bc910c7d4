import { expect, test } from '@playwright/test';
import { ABOUT_PATH } from '../../../src/lib/urls.ts';
import { button, header, menuButton } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

let messages: string[] = [];

/** Chrome before 114, Safari before 17, Firefox before 125: neither methods nor the pseudo-class. */
test.beforeEach(async ({ page }) => {
  messages = messagesOf(page);
  await page.addInitScript(() => {
    for (const name of [
      'popover',
      'showPopover',
      'hidePopover',
      'togglePopover',
    ]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const matches = Reflect.get(Element.prototype, 'matches') as (
      selector: string,
    ) => boolean;
    Reflect.set(
      Element.prototype,
      'matches',
      function (this: Element, selector: string) {
        return matches.call(
          this,
          selector.replace(':popover-open', ':not-known'),
        );
      },
    );
  });
  // Without transitions between pages, which Chromium drops with a message when a sheet is late.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Markup and styles alike: the attribute is nothing, and a rule with the pseudo-class is dropped.
  await page.route(/\/about$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll(':popover-open', ':not-known')
      .replaceAll(' popover="auto"', '');
    await route.fulfill({ response, body });
  });
  await page.goto(ABOUT_PATH);
  await page.unrouteAll({ behavior: 'wait' });
});

test.afterEach(() => {
  expect(messages).toEqual([]);
});

test('a dropdown opens on hover and on focus, without popovers', async ({
  page,
}) => {
  const opener = button(page, LABELS.servicesMenu);
  const item = opener.locator('xpath=ancestor::li');
  const links = item.getByRole('link').filter({ visible: true });
  await expect(links).toHaveCount(1);
  await item.hover();
  await expect(
    opener.locator('xpath=ancestor::astro-island'),
  ).not.toHaveAttribute('ssr');
  await links.last().hover();
  expect(await links.count()).toBeGreaterThan(1);
  await page.mouse.move(640, 700);
  await expect(links).toHaveCount(1);

  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu opens at a tap, its links work, without popovers', async ({
    page,
  }) => {
    const groups = header(page).locator('details').filter({ visible: true });
    await expect(groups).toHaveCount(0);
    await menuButton(page).tap();
    const island = menuButton(page).locator('xpath=ancestor::astro-island');
    await expect(island).not.toHaveAttribute('ssr');
    await groups.first().locator('summary').tap();
    const link = groups.first().locator('a').first();
    await expect(link).toBeVisible();
    const target = await link.getAttribute('href');
    await link.tap();
    await expect(page).toHaveURL(target ?? '');
  });
});
