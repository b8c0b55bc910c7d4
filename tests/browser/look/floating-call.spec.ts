import { expect, test } from '@playwright/test';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

/** A bar closes the screen at its foot, like an edge; whatever floats above the page covers it. */
for (const [kind, path] of Object.entries(INDEXED_KINDS)) {
  test(`${kind}: the floating call is an edge of the screen at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.locator('body > aside').boundingBox();
      expect(box, `${String(width)} px`).toMatchObject({ x: 0, width });
      expect((box?.y ?? 0) + (box?.height ?? 0), `${String(width)} px`).toBe(800);
      expect(box?.height, `${String(width)} px`).toBeLessThanOrEqual(66);
    }
  });
}
