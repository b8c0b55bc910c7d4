import { expect, test } from '@playwright/test';
import { faults } from '../../helpers/layout.ts';
import { KINDS } from '../../helpers/pages.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: nothing overflows, is cut, overlaps or is too small at any width @wide`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page), `${String(width)} px`).toEqual([]);
    }
  });

  test(`${kind}: every block starts at the one left edge @wide`, async ({ page }) => {
    await page.goto(path);
    const edges = await page.locator('main h2').evaluateAll((headings) => {
      const asideOrSecond = (element: Element) => element.closest('aside, nav, li') !== null;
      return headings
        .filter((heading) => !asideOrSecond(heading))
        .map((heading) => heading.getBoundingClientRect().left);
    });
    const left = Math.min(...edges);
    const astray = edges.filter((edge) => edge > left + 1 && edge < left + 200);
    expect(astray).toEqual([]);
  });
}
