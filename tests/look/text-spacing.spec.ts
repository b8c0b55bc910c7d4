import { expect, test } from '@playwright/test';
import { faults } from '../helpers/layout.ts';
import { KINDS } from '../helpers/pages.ts';

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

// The reader's own style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`${kind}: nothing is cut or overlaps with the reader's own text spacing @wide`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.addStyleTag({ content: SPACING });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page), `${String(width)} px`).toEqual([]);
    }
  });
}

test('the open menus hold with the text spacing of the reader @wide', async ({ page }) => {
  await page.goto('/');
  await page.addStyleTag({ content: SPACING });
  for (const name of ['Services menu', 'Service Areas menu']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.locator('.nav-panel:popover-open')).toBeVisible();
    expect(await faults(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#mobile-menu summary').first().click();
  expect(await faults(page)).toEqual([]);
});
