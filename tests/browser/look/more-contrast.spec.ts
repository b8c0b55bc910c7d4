import { expect, test } from '@playwright/test';
import { contrast, rgbOfCss } from '../../helpers/contrast.ts';
import { ALL_KINDS } from '../../helpers/pages.ts';

interface Pair {
  what: string;
  /** A text's color; for an edge, its own and that of the surface it ends. */
  fronts: string[];
  back: string;
}

test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(ALL_KINDS)) {
  test(`${kind}: texts and edges have 7:1 for whoever asks for more contrast`, async ({ page }) => {
    await page.goto(path);
    const pairs = await page.locator('body').evaluate((body) => {
      const ground = (start: Element) => {
        let element: Element | null = start;
        while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
          element = element.parentElement;
        return element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      };
      const found: Pair[] = [];
      for (const element of body.querySelectorAll('*')) {
        if (!element.checkVisibility() || element.closest('svg, .sr-only')) continue;
        const what = element.outerHTML.slice(0, 100);
        const style = getComputedStyle(element);
        const speaks = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        if (speaks) found.push({ what, fronts: [style.color], back: ground(element) });
        if (Number.parseFloat(style.borderTopWidth) > 0)
          found.push({
            what: `edge of ${what}`,
            fronts: [style.borderTopColor, ground(element)],
            back: ground(element.parentElement ?? element),
          });
      }
      return found;
    });
    expect(pairs.length).toBeGreaterThan(40);
    const weak = pairs
      .map(({ what, fronts, back }) => ({
        what,
        ratio: Math.max(...fronts.map((front) => contrast(rgbOfCss(front), rgbOfCss(back)))),
      }))
      .filter(({ ratio }) => ratio < 7);
    expect(weak).toEqual([]);
  });
}
