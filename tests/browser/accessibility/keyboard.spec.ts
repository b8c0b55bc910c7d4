import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { walkThrough } from '../../helpers/keyboard.ts';
import { ALL_KINDS, INDEXED_KINDS, PHONE } from '../../helpers/pages.ts';

// Smooth scrolling would still be under way when a stop is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [size, screen] of Object.entries({ desktop: {}, phone: PHONE })) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    for (const [kind, path] of Object.entries(ALL_KINDS)) {
      test(`${kind}: Tab stops once at everything there is to use, in order, in plain sight`, async ({
        page,
      }) => {
        // The buttons of the carousel are there once it has been seen.
        if (path === '/') await showCarousel(page);
        else await page.goto(path);
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        const { places, due, faults } = await walkThrough(page);
        expect(faults).toEqual([]);
        expect(places).toEqual(due);
      });
    }

    test('the first stop leads into the main part', async ({ page }) => {
      await page.goto('/about');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });
}

for (const name of ['Services menu', 'Service Areas menu']) {
  test(`Tab leads through the open ${name} and on`, async ({ page }) => {
    await page.goto(INDEXED_KINDS.about);
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { places, due, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(places).toEqual(due.slice(places[0]));
  });
}

test.describe('the open menu of a phone', () => {
  test.use(PHONE);

  test('Tab leads through it and out of it, every row in plain sight', async ({ page }) => {
    await page.goto(INDEXED_KINDS.about);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.locator('#mobile-menu summary').first().press('Enter');
    await toggle.focus();
    const { places, due, faults } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(places).toEqual(due.slice(places[0]));
  });
});
