import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, CONTACT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import {
  boxOf,
  header,
  menuButton,
  mobileMenu,
} from '../../helpers/controls.ts';
import { PHONE, SCRIPTING, SERVICE_PAGE } from '../../helpers/pages.ts';
import { swipe } from '../../helpers/touch.ts';

const group = (page: Page, index: number) =>
  mobileMenu(page).getByRole('group').nth(index);
const heading = (page: Page, index: number) =>
  group(page, index).locator('summary');
const firstLink = (page: Page, index: number) =>
  group(page, index).locator('a').first();
const linkTo = (page: Page, path: string) =>
  mobileMenu(page).locator(`a[href="${path}"]`);

test.use(PHONE);

for (const { how, javaScriptEnabled } of SCRIPTING)
  test.describe(`mobile menu ${how}`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto(CONTACT_PATH);
      await menuButton(page).tap();
      await expect(mobileMenu(page)).toBeVisible();
      if (javaScriptEnabled)
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    });

    test('one group is open at a time, and a tap on a link goes there', async ({
      page,
    }) => {
      await expect(linkTo(page, HOME_PATH)).toBeVisible();
      await expect(firstLink(page, 0)).toBeHidden();
      await heading(page, 0).tap();
      await expect(firstLink(page, 0)).toBeVisible();
      await heading(page, 1).tap();
      await expect(firstLink(page, 1)).toBeVisible();
      await expect(firstLink(page, 0)).toBeHidden();
      await heading(page, 0).tap();
      await expect(firstLink(page, 1)).toBeHidden();

      await linkTo(page, ABOUT_PATH).tap();
      await expect(page).toHaveURL(ABOUT_PATH);
      await expect(mobileMenu(page)).toBeHidden();
    });

    test('Escape closes it and gives focus back, a tap outside closes it', async ({
      page,
    }) => {
      await page.keyboard.press('Escape');
      await expect(mobileMenu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).tap();
      await expect(mobileMenu(page)).toBeVisible();
      await page.touchscreen.tap(PHONE.viewport.width / 2, 4);
      await expect(mobileMenu(page)).toBeHidden();
    });
  });

test('stands open at the group of the page, and marks both', async ({
  page,
}) => {
  await page.goto(SERVICE_PAGE.path);
  await menuButton(page).tap();
  const current = mobileMenu(page).locator('[aria-current=page]');
  await expect(current).toBeVisible();
  await expect(current).toHaveCSS('border-left-width', '4px');
  const open = mobileMenu(page).locator('details[open] > summary');
  await expect(open).toHaveCSS('border-left-width', '4px');
  const home = linkTo(page, HOME_PATH);
  await expect(home).toHaveCSS('border-left-width', '0px');
});

test.describe('the mobile menu that the code has taken over', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(CONTACT_PATH);
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('the heading of a group is in sight after it opened, although one above it closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await heading(page, 0).tap();
    await expect(firstLink(page, 0)).toBeVisible();
    await heading(page, 1).tap();
    await expect(firstLink(page, 1)).toBeVisible();
    await expect(heading(page, 1)).toBeInViewport({ ratio: 0.9 });
  });

  test('the page behind is inert while it is open', async ({ page }) => {
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(page.locator('footer')).toHaveJSProperty('inert', true);
    await menuButton(page).tap();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('a link closes it at once, however long its page takes', async ({
    page,
  }) => {
    // The answer without a page leaves the visitor where they are.
    await page.route(`**${ABOUT_PATH}`, (route) =>
      route.fulfill({ status: 204 }),
    );
    await linkTo(page, ABOUT_PATH).tap();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('it stays on a tablet, and a window grown wide closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(mobileMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('a swipe over it leaves the page where it is @chromium', async ({
    page,
  }) => {
    for (const part of [header(page), mobileMenu(page)]) {
      const { x, foot } = await boxOf(part);
      const from = { x: x + 20, y: foot - 10 };
      await swipe(page, from, { x: from.x, y: from.y - 300 });
      await page.mouse.move(from.x, from.y);
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});
