import { chromium, expect, test, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findHeadlessShell } from '../../helpers/browser.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import {
  boxOf,
  button,
  callBar,
  openMenu,
  openPanel,
} from '../../helpers/controls.ts';
import {
  headingsBesideTheEdge,
  layoutFaults,
  shareOfBars,
} from '../../helpers/layout.ts';
import { LABELS } from '../../helpers/labels.ts';
import { walkThrough } from '../../helpers/keyboard.ts';
import { ALL_KINDS, INDEXED_KINDS, TOWN_PAGE } from '../../helpers/pages.ts';
import {
  ABOUT_PATH,
  AREAS_PATH,
  CONTACT_PATH,
  HOME_PATH,
} from '../../../src/lib/urls.ts';

const WIDTHS = [280, 320, 360, 768, 1024, 1280, 1920];
const SPACED_WIDTHS = [320, 360, 390, 412, 768, 1280];

/** Spacing that a reader may set (WCAG 1.4.12); it also takes more room than any face of a reader's own, such as Verdana. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** What a reader's own style does to the size of all text. */
const TWICE_THE_TEXT = 'html { font-size: 200% !important; }';

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

async function expectWhole(
  page: Page,
  how: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await layoutFaults(page), `${how}, ${String(width)} px wide`)
      .toEqual([]);
  }
}

/** The same but for numbers on two lines, since letters may be too large for one. */
async function expectNothingCut(
  page: Page,
  how: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await layoutFaults(page);
    expect
      .soft(
        faults.filter((fault) => !fault.startsWith('on two lines')),
        `${how}, ${String(width)} px wide`,
      )
      .toEqual([]);
  }
}

/** The figures that the top of a page promises: price, time and obligation. */
const factsOf = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('definition');

/** Price and time, the first two facts, where they are not in sight above the call bar. */
async function factsUnderTheCallBar(page: Page): Promise<string[]> {
  const bar = await boxOf(callBar(page));
  const hidden: string[] = [];
  for (const fact of (await factsOf(page).all()).slice(0, 2)) {
    if ((await boxOf(fact)).foot > bar.y) hidden.push(await fact.innerText());
  }
  return hidden;
}

/** Does what a reader does who sets the text size of the browser. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

// The reader's own style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of ALL_KINDS) {
  test(`${name}: nothing overflows, is cut off, overlaps or is too small`, async ({
    page,
  }) => {
    // The buttons of the carousel are there once it has been seen.
    if (path === HOME_PATH) await showCarousel(page);
    else await page.goto(path);

    await test.step('at every width', () =>
      expectWhole(page, 'as it is', WIDTHS));

    await test.step('all blocks begin at one left edge', async () => {
      expect.soft(await headingsBesideTheEdge(page)).toEqual([]);
    });

    await test.step('price and time, or what a page tells instead, stand above the call bar of a small phone', async () => {
      if (!INDEXED_KINDS.some((kind) => kind.name === name)) return;
      await page.setViewportSize({ width: 360, height: 640 });
      // The contact page says there when someone answers and comes, the about page who does, that of all towns how soon.
      if (![CONTACT_PATH, ABOUT_PATH, AREAS_PATH].includes(path))
        await expect.soft(factsOf(page).first()).toHaveText(/^\$\d+$/);
      expect.soft(await factsUnderTheCallBar(page)).toEqual([]);
    });

    await test.step('zoomed to 400 %, most of the screen is text', async () => {
      await page.setViewportSize(ZOOMED);
      expect.soft(await layoutFaults(page), 'at 400 %').toEqual([]);
      expect.soft(await shareOfBars(page)).toBeLessThan(1 / 4);
    });

    await test.step('with text at 200 %', async () => {
      await setTextSize(page, 32);
      await expectWhole(page, 'text at 200 %', [1280, 640]);
      await expectNothingCut(page, 'text at 200 %', [320]);
      await setTextSize(page, 16);
      // Media queries do not know this size.
      const style = await page.addStyleTag({ content: TWICE_THE_TEXT });
      await expectNothingCut(
        page,
        'text at 200 % by a style',
        [1280, 768, 320],
      );
      await style.evaluate((element) => {
        element.parentNode?.removeChild(element);
      });
    });

    await test.step("with the reader's text spacing", async () => {
      await page.addStyleTag({ content: SPACING });
      await expectWhole(page, 'spaced', SPACED_WIDTHS);
    });
  });
}

for (const size of [18, 20, 24])
  test(`nothing is cut where no letter may be smaller than ${String(size)} px`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: [
        ...BROWSER_FLAGS,
        `--blink-settings=minimumFontSize=${String(size)}`,
      ],
    });
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
    });
    for (const { name, path } of ALL_KINDS) {
      await page.goto(path);
      await expectNothingCut(page, name, [360]);
    }
    await browser.close();
  });

test("the open menus hold with the reader's text spacing", async ({ page }) => {
  await page.goto(ABOUT_PATH);
  await page.addStyleTag({ content: SPACING });
  for (const name of [LABELS.servicesMenu, LABELS.areasMenu]) {
    await openPanel(page, name);
    expect(await layoutFaults(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }

  await page.setViewportSize({ width: 320, height: 800 });
  await openMenu(page);
  expect(await layoutFaults(page)).toEqual([]);
});

test('the open menu holds with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(ABOUT_PATH);
  await page.addStyleTag({ content: TWICE_THE_TEXT });
  await openMenu(page);
  await expectNothingCut(page, 'menu', [640, 320]);
});

test('at 400 % every stop of Tab is in plain sight, in the menu too', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(TOWN_PAGE.path);
  const { faults } = await walkThrough(page);
  expect(faults).toEqual([]);

  await openMenu(page);
  await button(page, LABELS.menu).focus();
  const walk = await walkThrough(page);
  expect(walk.faults).toEqual([]);
  expect(walk.places).toEqual(walk.due.slice(walk.places[0]));
});

for (const width of [1280, 1024, 360, 320]) {
  test(`with text at 200 %, ${String(width)} px wide, a menu opens beside its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(ABOUT_PATH);
    await page.addStyleTag({ content: TWICE_THE_TEXT });
    const menuButton = page.locator('header [popovertarget]:visible').first();
    await menuButton.click();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    // A click waits until nothing covers the button.
    await menuButton.click({ timeout: 5000 });
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  });
}
