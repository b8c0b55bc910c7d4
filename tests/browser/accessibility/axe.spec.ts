import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../helpers/axe.ts';
import { ALL_KINDS, INDEXED_KINDS, SCRIPTING } from '../../helpers/pages.ts';

/** High enough for the whole menu: axe cannot judge rows that a scrolling list cuts at its edge. */
const HEIGHT = 1500;
const NARROW = { width: 320, height: HEIGHT };
const WIDE = { width: 1280, height: HEIGHT };

/** Presses a button that opens a popover, and waits until the island behind it, if any, follows. */
async function open(page: Page, name: string, scripted: boolean): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.press('Enter');
  if (scripted) await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':popover-open')).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [how, javaScriptEnabled] of Object.entries(SCRIPTING)) {
  test.describe(`axe finds nothing ${how}`, () => {
    test.use({ javaScriptEnabled });

    // Scripts change nothing on a page that nobody touches, but for these.
    const { home, 'service areas': areas } = ALL_KINDS;
    const kinds = javaScriptEnabled ? ALL_KINDS : { home, 'service areas': areas };
    for (const [kind, path] of Object.entries(kinds)) {
      test(`on ${kind}, with either menu`, async ({ page }) => {
        await page.goto(path);
        for (const size of [NARROW, WIDE]) {
          await page.setViewportSize(size);
          expect(await axeFaults(page), `${String(size.width)} px`).toEqual([]);
        }
      });
    }

    test('in the open menu of a phone', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto(INDEXED_KINDS.about);
      await open(page, 'Menu', javaScriptEnabled);
      expect(await axeFaults(page)).toEqual([]);
      for (const summary of await page.locator('#mobile-menu summary').all()) {
        await summary.press('Enter');
        expect(await axeFaults(page)).toEqual([]);
      }
    });

    for (const name of ['Services menu', 'Service Areas menu']) {
      test(`in the open ${name}`, async ({ page }) => {
        await page.setViewportSize(WIDE);
        await page.goto(INDEXED_KINDS.about);
        await open(page, name, javaScriptEnabled);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  });
}

test('axe finds nothing on a town page with any chip chosen', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto(INDEXED_KINDS.area);
  for (const chip of await page.getByRole('radio').all()) {
    await chip.check();
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('axe finds nothing once all areas are shown', async ({ page }) => {
  await page.goto('/service-areas');
  await page.getByRole('button', { name: 'View All Areas' }).press('Enter');
  // The cards show before the island comes; it moves the focus, and with it what is in view.
  await expect(page.locator('main li :focus')).toBeVisible();
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('axe finds nothing while the carousel turns, and once it is paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(NARROW);
  await page.goto('/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-live=off]')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause the carousel' }).press('Enter');
  await expect(page.locator('[aria-live=polite]')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
