import { expect, test, type Locator, type Page } from '@playwright/test';
import { ABOUT_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import {
  button,
  mainMenu,
  menuButton,
  mobileMenu,
  openPanel,
  panelOf,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import {
  PHONE,
  SERVICE_PAGE,
  STYLES_PAGES,
  TOWN_PAGE,
} from '../../helpers/pages.ts';

/** A picture of a control without pointer and focus, which have looks of their own. */
async function lookOf(control: Locator): Promise<string> {
  await control.scrollIntoViewIfNeeded();
  await control.page().mouse.move(2, 2);
  await control.page().evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  return (await control.screenshot()).toString('base64');
}

/** Expects that a control looks otherwise once something was done. */
async function expectNewLook(control: Locator, act: () => Promise<void>) {
  const before = await lookOf(control);
  await act();
  expect(await lookOf(control)).not.toBe(before);
}

const servicesLink = (page: Page) =>
  mainMenu(page).getByRole('link', { name: LABELS.services, exact: true });

for (const forcedColors of ['none', 'active'] as const)
  test(`what is chosen and which page is shown can be seen, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    for (const { path } of [TOWN_PAGE, ...STYLES_PAGES]) {
      await page.goto(path);
      const choices = page.locator(
        'label:is(:has([name=kind]), :has([name=style]))',
      );
      await expectNewLook(choices.first(), () => choices.nth(1).click());
      await expectNewLook(choices.nth(1), () => choices.first().click());
    }

    await page.goto(ABOUT_PATH);
    const elsewhere = await lookOf(servicesLink(page));
    await page.goto(SERVICES_PATH);
    expect(await lookOf(servicesLink(page))).not.toBe(elsewhere);

    await page.goto(TOWN_PAGE.path);
    await openPanel(page, LABELS.areasMenu);
    const links = panelOf(button(page, LABELS.areasMenu)).getByRole('link');
    const marked = links.filter({
      has: page.locator('xpath=self::*[@aria-current]'),
    });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveCSS('text-decoration-line', 'underline');
    await expect(links.last()).toHaveCSS('text-decoration-line', 'none');
  });

test('arrows and the sign of the menu tell what is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SERVICE_PAGE.path);
  await expectNewLook(button(page, LABELS.servicesMenu), () =>
    openPanel(page, LABELS.servicesMenu),
  );
  await page.keyboard.press('Escape');
  const fold = page.locator('main summary:visible').first();
  await expectNewLook(fold, () => fold.press('Enter'));

  await page.setViewportSize(PHONE.viewport);
  await expectNewLook(menuButton(page), () => openPanel(page, LABELS.menu));
  const group = mobileMenu(page).locator('summary').last();
  await expectNewLook(group, () => group.press('Enter'));
});
