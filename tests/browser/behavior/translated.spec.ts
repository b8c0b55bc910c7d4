import { expect, test, type Page } from '@playwright/test';
import { firstSlide, showCarousel } from '../../helpers/carousel.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

const TRANSLATED = /^«.*»$/;

/** Does to a page what translators of browsers do: each text in two `font`, in other words. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const words = text.textContent?.trim();
        if (!words || text.parentElement?.closest('script, style, svg')) continue;
        const font = document.createRange().createContextualFragment('<font><font></font></font>');
        font.querySelector('font font')?.append(`«${words}»`);
        text.parentNode?.replaceChild(font, text);
      }
    });
  });
}

let messages: string[] = [];

test.beforeEach(async ({ page }) => {
  messages = messagesOf(page);
  await translate(page);
});

test.afterEach(() => {
  expect(messages).toEqual([]);
});

test('a dropdown of a translated page opens at the first press', async ({ page }) => {
  await page.goto('/about');
  const button = page.locator('[popovertarget=services-panel]');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#services-panel')).toBeVisible();
  const menu = page.getByRole('banner').getByRole('navigation').first();
  for (const link of await menu.getByRole('link').all()) {
    await expect(link).toHaveText(TRANSLATED);
  }
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu of a translated page opens at the first tap', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.locator('[popovertarget=mobile-menu]');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveText(TRANSLATED);
    await page.locator('#mobile-menu summary').first().tap();
    await expect(page.locator('#mobile-menu details a').first()).toBeVisible();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveText(TRANSLATED);
  });
});

test('the carousel of a translated page turns at the first press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  await page.getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^2 of/);
  await expect(page.locator('[aria-roledescription=slide] a').first()).toHaveText(TRANSLATED);
});

test('all areas of a translated page show at the first press', async ({ page }) => {
  await page.goto('/service-areas');
  const button = page.locator('.all-areas-button button');
  await expect(button).toHaveText(TRANSLATED);
  await button.click();
  await expect(page.locator('.all-areas [data-more] a').first()).toBeFocused();
  await expect(button).toHaveCount(0);
  await expect(page.locator('.all-areas li').filter({ visible: false })).toHaveCount(0);
  await expect(page.locator('.all-areas li a').last()).toHaveText(TRANSLATED);
});
