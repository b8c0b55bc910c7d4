import { expect, test } from '@playwright/test';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

/** A bar closes the screen at its foot, like an edge; whatever floats above the page covers it. */
for (const width of [360, 768, 1280, 1920]) {
  test(`at ${String(width)} px the floating call is an edge of the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(INDEXED_KINDS)) {
      await page.goto(path);
      const box = await page.locator('body > aside').boundingBox();
      expect(box, path).toMatchObject({ x: 0, width });
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBe(800);
      expect(box?.height, path).toBeLessThanOrEqual(66);
    }
  });
}
