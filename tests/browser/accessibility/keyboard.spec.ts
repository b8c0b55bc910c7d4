import { expect, test } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import { menuButton, openMenu, openPanel } from '../../helpers/controls.ts';
import { walkThrough } from '../../helpers/keyboard.ts';
import { LABELS } from '../../helpers/labels.ts';
import { ALL_KINDS, PHONE } from '../../helpers/pages.ts';

const SIZES = [{ width: 1280, height: 800 }, PHONE.viewport];

// Smooth scrolling would still be under way when a stop is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of ALL_KINDS) {
  test(`${name}: Tab stops once at each control, in order, in plain sight`, async ({
    page,
  }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // The buttons of the carousel are there once it has been seen.
      if (path === HOME_PATH) await showCarousel(page);
      else await page.goto(path);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      const { places, due, faults } = await walkThrough(page);
      expect(faults, `${String(size.width)} px`).toEqual([]);
      expect(places, `${String(size.width)} px`).toEqual(due);
    }
  });
}

test('the first stop leads into the main part, on any screen', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(ABOUT_PATH);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: LABELS.skipLink }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

for (const name of [LABELS.servicesMenu, LABELS.areasMenu]) {
  test(`Tab leads through the open ${name} and on`, async ({ page }) => {
    await page.goto(ABOUT_PATH);
    await openPanel(page, name);
    const { places, due, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(places).toEqual(due.slice(places[0]));
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Tab leads through the open menu and out of it, in plain sight', async ({
    page,
  }) => {
    await page.goto(ABOUT_PATH);
    await openMenu(page);
    await menuButton(page).focus();
    const { places, due, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(places).toEqual(due.slice(places[0]));
  });
});
