import { expect, test, type Page } from '@playwright/test';
import { walkThrough } from '../../helpers/keyboard.ts';
import { faults } from '../../helpers/layout.ts';
import { ALL_KINDS, INDEXED_KINDS } from '../../helpers/pages.ts';

const WIDTHS = [280, 320, 360, 390, 768, 1024, 1280, 1920];

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

async function expectWhole(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(page), `${String(width)} px`).toEqual([]);
  }
}

// The reader's own style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(ALL_KINDS)) {
  test(`${kind}: nothing overflows, is cut, overlaps or is too small, whatever the width and the reader's text spacing; blocks start at one left edge`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectWhole(page, WIDTHS);
    const edges = await page
      .locator('main h2')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.closest('aside, nav, li') === null)
          .map((heading) => heading.getBoundingClientRect().left),
      );
    const left = Math.min(...edges);
    // A second column begins further on.
    expect(edges.filter((edge) => edge > left + 1 && edge < left + 200)).toEqual([]);
    await page.addStyleTag({ content: SPACING });
    await expectWhole(page, [320, 768, 1280]);
  });

  test(`${kind}: at 400 % it scrolls one way only, and most of the screen is text`, async ({
    page,
  }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(path);
    expect(await faults(page)).toEqual([]);
    const kept = await page.evaluate(() => {
      scrollTo(0, 900);
      const areas = [...document.querySelectorAll('body > header, body > aside > a')].map(
        (element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
        },
      );
      return areas.reduce((sum, value) => sum + value, 0) / (innerWidth * innerHeight);
    });
    expect(kept).toBeLessThan(1 / 4);
  });
}

test('the open menus hold with the text spacing of the reader', async ({ page }) => {
  await page.goto('/');
  await page.addStyleTag({ content: SPACING });
  for (const name of ['Services menu', 'Service Areas menu']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.locator(':popover-open')).toBeVisible();
    expect(await faults(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#mobile-menu summary').first().click();
  expect(await faults(page)).toEqual([]);
});

test('at 400 % every stop of Tab is in plain sight, in the menu too', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(INDEXED_KINDS.area);
  expect((await walkThrough(page)).faults).toEqual([]);
  await page.goto(INDEXED_KINDS.about);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.locator('#mobile-menu summary').first().press('Enter');
  await page.getByRole('button', { name: 'Menu' }).focus();
  const { places, due, faults: found } = await walkThrough(page);
  expect(found).toEqual([]);
  expect(places).toEqual(due.slice(places[0]));
});
