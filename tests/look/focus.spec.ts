import { expect, test } from '@playwright/test';
import { contrast, rgbOfCss } from '../helpers/contrast.ts';
import { KINDS } from '../helpers/pages.ts';

const STOPS = 40;

/** The outline of what has focus, and the color of what lies around it. */
interface Ring {
  width: number;
  color: string;
  ground: string;
  name: string;
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: every stop of the Tab key shows a ring of 2 px at 3:1 (WCAG 2.4.13) @wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate((): Ring | null => {
        const active = document.activeElement;
        if (!active || active === document.body) return null;
        const style = getComputedStyle(active);
        // A ring inside the element stands on its own ground.
        let around: Element | null =
          Number.parseFloat(style.outlineOffset) < 0
            ? active
            : (active.closest('label') ?? active).parentElement;
        while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
          around = around.parentElement;
        return {
          width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
          color: style.outlineColor,
          ground: around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)',
          name: active.outerHTML.slice(0, 80),
        };
      });
      if (!ring) break;
      expect(ring.width, ring.name).toBeGreaterThanOrEqual(2);
      expect(
        contrast(rgbOfCss(ring.color), rgbOfCss(ring.ground)),
        ring.name,
      ).toBeGreaterThanOrEqual(3);
    }
  });
}
