import { chromium, expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { BROWSER_FLAGS, findHeadlessShell } from '../../helpers/browser.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import { mobileMenu, openPanel } from '../../helpers/controls.ts';
import { brokenNumbers, layoutFaults } from '../../helpers/layout.ts';
import { LABELS } from '../../helpers/labels.ts';
import { ALL_KINDS } from '../../helpers/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Spacing that a reader may set (WCAG 1.4.12); it also takes more room than any face of a reader's own, such as Verdana. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What a reader's own style does to the size of all text; media queries do not know it. */
const TWICE_THE_TEXT = 'html { font-size: 200% !important; }';

/** Sets a style of the reader, which the page's policy does not concern. */
const readWith = (page: Page, style: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** Does what a reader does who sets the text size of the browser. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

async function expectWhole(page: Page, how: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    const where = `${how}, ${String(width)} px wide`;
    expect.soft(await layoutFaults(page), where).toEqual([]);
  }
}

for (const { name, path } of ALL_KINDS)
  test(`${name} is whole at every width, with large text and with wide spacing`, async ({
    page,
  }) => {
    // The buttons of the carousel are there once it has been seen.
    if (path === HOME_PATH) await showCarousel(page);
    else await page.goto(path);
    // 320 px are a window of 1280 at 400 % (WCAG 1.4.10).
    await expectWhole(page, 'as it is', [280, 1024, 1920]);
    expect.soft(await brokenNumbers(page)).toEqual([]);
    await setTextSize(page, 32);
    await expectWhole(page, 'text at 200 %', [1280, 320]);
    await setTextSize(page, 16);
    await readWith(page, TWICE_THE_TEXT);
    await expectWhole(page, 'text at 200 % by a style', [768, 320]);
    await readWith(page, SPACING);
    await expectWhole(page, 'spaced', [1280, 320]);
    expect.soft(await brokenNumbers(page)).toEqual([]);
  });

test('the open menus are whole with large text and with wide spacing', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await readWith(page, SPACING);
  for (const name of [LABELS.servicesMenu, LABELS.areasMenu]) {
    await openPanel(page, name);
    await expectWhole(page, name, [1280]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 640, height: 800 });
  await openPanel(page, LABELS.menu);
  await mobileMenu(page).locator('summary').first().press('Enter');
  await expectWhole(page, 'menu, spaced', [320]);
  await readWith(page, TWICE_THE_TEXT);
  await expectWhole(page, 'menu, text at 200 %', [640, 320]);
});

test('with text at 200 % a menu opens beside its button, which closes it again', async ({
  page,
}) => {
  for (const width of [1280, 1024, 360, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(ABOUT_PATH);
    await readWith(page, TWICE_THE_TEXT);
    const opener = page.locator('header [popovertarget]:visible').first();
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    // A click waits until nothing covers the button.
    await opener.click({ timeout: 5000 });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

test('nothing is cut where no letter may be smaller than 24 px', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...BROWSER_FLAGS, '--blink-settings=minimumFontSize=24'],
  });
  const page = await browser.newPage({
    baseURL: String(baseURL),
    reducedMotion: 'reduce',
  });
  for (const { name, path } of ALL_KINDS) {
    await page.goto(path);
    await expectWhole(page, name, [360]);
  }
  await browser.close();
});
