import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, AREAS_PATH } from '../../../src/lib/urls.ts';
import {
  firstSlide,
  showCarousel,
  slideLinks,
} from '../../helpers/carousel.ts';
import { button, header, mainMenu, wake } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { messagesOf } from '../../helpers/messages.ts';
import { PHONE } from '../../helpers/pages.ts';

const TRANSLATED = /^«.*»$/;

/** Does to a page what translators of browsers do: each text in two `font`, in other words. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      const range = document.createRange();
      for (const text of texts) {
        const words = (text.textContent ?? '').trim();
        const parent = text.parentElement;
        if (words === '' || !parent || parent.closest('script, style, svg'))
          continue;
        const fonts = range.createContextualFragment(
          `<font><font></font></font>`,
        );
        fonts.querySelector('font font')?.append(`«${words}»`);
        parent.replaceChild(fonts, text);
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

test('a dropdown of a translated page opens at the first press', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  // A translator leaves the labels that only screen readers get.
  const opener = button(page, LABELS.servicesMenu);
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':popover-open')).toBeVisible();
  for (const link of await mainMenu(page).getByRole('link').all()) {
    await expect(link).toHaveText(TRANSLATED);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu of a translated page opens at the first tap', async ({
    page,
  }) => {
    await page.goto(ABOUT_PATH);
    const toggle = header(page).getByRole('button').filter({ visible: true });
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveText(TRANSLATED);
    const opened = page.locator(':popover-open');
    await opened.locator('summary').first().tap();
    await expect(opened.locator('details a').first()).toBeVisible();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveText(TRANSLATED);
  });
});

test('the carousel of a translated page turns at the first press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  await button(page, LABELS.next).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^2 of/);
  await expect(slideLinks(page).first()).toHaveText(TRANSLATED);
});

test('all areas of a translated page show at the first press', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  const more = page.getByRole('main').getByRole('button');
  const cards = page
    .getByRole('main')
    .locator('ul > li:has(a[href^="/service-areas/"])');
  await expect(more).toHaveText(TRANSLATED);
  await wake(more);
  await more.click();
  await expect(cards.locator(':focus')).toHaveCount(1);
  await expect(more).toHaveCount(0);
  await expect(cards.locator('a').last()).toHaveText(TRANSLATED);
  await expect(cards.last()).toBeVisible();
});
