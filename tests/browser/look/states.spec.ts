import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ABOUT_PATH, HOME_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import {
  boxOf,
  button,
  callBar,
  header,
  mainMenu,
  menuButton,
  mobileMenu,
  openPanel,
  panelOf,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE, SERVICE_PAGE, TOWN_PAGE } from '../../helpers/pages.ts';

/** A picture of a control and of a little air around it, where its outline stands. */
async function pictureOf(control: Locator): Promise<Buffer> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(control);
  const clip = { x: x - 5, y: y - 5, width: width + 10, height: height + 10 };
  const screenshot = await control.page().screenshot({ clip, scale: 'css' });
  return sharp(screenshot).greyscale().raw().toBuffer();
}

/** How many pixels of two pictures of one size a person can tell apart. */
function differences(one: Buffer, other: Buffer): number {
  return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 60)
    .length;
}

/** Enough pixels for a line as long as a word and 2 px high. */
const NOTICED = 100;
/** As many as an arrow changes that points the other way. */
const ARROW = 15;

/** Takes pointer and focus away, which have looks of their own. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 400);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the chosen chip looks chosen, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    await page.goto(TOWN_PAGE.path);
    const chips = page.locator('label:has([type=radio])');
    const first = chips.first();
    const last = chips.last();
    const firstChosen = await pictureOf(first);
    const lastLeft = await pictureOf(last);
    await last.click();
    await leave(page);
    const firstLeft = await pictureOf(first);
    const lastChosen = await pictureOf(last);
    expect(differences(firstChosen, firstLeft)).toBeGreaterThan(NOTICED);
    expect(differences(lastChosen, lastLeft)).toBeGreaterThan(NOTICED);
  });

  test(`the page that is shown is marked in the header and in its panel, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const services = mainMenu(page).getByRole('link', {
      name: LABELS.services,
      exact: true,
    });
    await page.goto(ABOUT_PATH);
    const elsewhere = await pictureOf(services);
    await page.goto(SERVICES_PATH);
    expect(differences(await pictureOf(services), elsewhere)).toBeGreaterThan(
      NOTICED,
    );

    await page.goto(TOWN_PAGE.path);
    await openPanel(page, LABELS.areasMenu);
    const links = panelOf(button(page, LABELS.areasMenu));
    const lines = await links.locator('a').evaluateAll((all) =>
      all.map((link) => ({
        isCurrent: link.hasAttribute('aria-current'),
        line: getComputedStyle(link).textDecorationLine,
      })),
    );
    for (const { isCurrent, line } of lines)
      expect(line).toBe(isCurrent ? 'underline' : 'none');
    expect(lines.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });
}

/** Expects that a control looks otherwise once it was opened, without pointer and focus. */
async function expectOpenLook(
  page: Page,
  control: Locator,
  open: () => Promise<void>,
): Promise<void> {
  const closed = await pictureOf(control);
  await open();
  await leave(page);
  const opened = await pictureOf(control);
  expect(differences(closed, opened)).toBeGreaterThan(ARROW);
}

test('arrows and the sign of the menu tell what is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SERVICE_PAGE.path);
  await expectOpenLook(page, button(page, LABELS.servicesMenu), () =>
    openPanel(page, LABELS.servicesMenu),
  );
  await page.keyboard.press('Escape');
  const fold = page.getByRole('main').locator('summary:visible').first();
  await expectOpenLook(page, fold, () => fold.press('Enter'));

  await page.setViewportSize(PHONE.viewport);
  await expectOpenLook(page, menuButton(page), () =>
    openPanel(page, LABELS.menu),
  );
  const summary = mobileMenu(page).locator('summary').last();
  await expectOpenLook(page, summary, () => summary.press('Enter'));
});

/** Whether the page offers a view transition to the one that a link leads to. */
async function leavesWithTransition(page: Page): Promise<boolean> {
  await page.goto(HOME_PATH);
  await mainMenu(page).locator(`a[href="${ABOUT_PATH}"]`).click();
  await page.waitForURL(ABOUT_PATH);
  return page.evaluate(() => sessionStorage.getItem('transition') === 'true');
}

test('a page goes with a view transition, between bars that stay, but not under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
    });
  });
  expect(await leavesWithTransition(page)).toBe(true);
  // A part with a name of its own stays where it is while the page changes.
  for (const part of [header(page), callBar(page)])
    await expect(part).not.toHaveCSS('view-transition-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await leavesWithTransition(page)).toBe(false);
});

test('the face of the headings is asked for once, before the style sheet has come', async ({
  page,
}) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
  await page.route('**/*.css', async (route) => {
    await asked;
    await route.continue();
  });
  const visit = page.goto(HOME_PATH);
  await expect.poll(() => faces.length).toBe(1);
  ask(undefined);
  await visit;
  await page.evaluate(() => document.fonts.ready);
  const isUsed = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const face = getComputedStyle(heading).fontFamily.split(',')[0] ?? '';
      return document.fonts.check(`700 40px ${face}`);
    });
  expect(isUsed).toBe(true);
  expect(faces).toHaveLength(1);
});
