import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, rgbOfCss, type Rgb } from './contrast.ts';

interface Line {
  text: string;
  color: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The lines of text inside an element, where they stand and in what color. */
async function linesOfText(page: Page, selector: string): Promise<Line[]> {
  return page.locator(selector).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        const { color, fill } = getComputedStyle(parent);
        // The box of a number on the map is higher than its letters.
        const drawn = parent.closest('svg') !== null;
        const spare = drawn ? height / 5 : 0;
        lines.push({
          text: node.textContent.trim(),
          color: drawn ? fill : color,
          left,
          top: top + spare,
          width,
          height: height - 2 * spare,
        });
      }
    }
    return lines;
  });
}

export interface Reading {
  text: string;
  ratio: number;
}

/**
 * For each line of text inside an element, its contrast with the worst pixel behind it. The text
 * itself is made invisible first, and so are icons and what floats over the page.
 */
export async function worstContrasts(page: Page, selector: string): Promise<Reading[]> {
  const lines = await linesOfText(page, selector);
  const style = await page.addStyleTag({
    content: `${selector} * { color: transparent !important; text-shadow: none !important; }
      ${selector} text, ${selector} tspan { fill: transparent !important; }
      ${selector} svg[aria-hidden], .call-bar, .site-header { visibility: hidden !important; }`,
  });
  const image = sharp(await page.screenshot()).removeAlpha();
  // Another width may be measured next.
  await style.evaluate((element) => {
    (element as Element).remove();
  });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return lines
    .filter(({ top, height }) => top >= 0 && top + height <= info.height)
    .map(({ text, color, left, top, width, height }) => {
      const front = rgbOfCss(color);
      let ratio = Infinity;
      for (let y = Math.floor(top); y < Math.min(top + height, info.height); y += 1) {
        for (
          let x = Math.max(0, Math.floor(left));
          x < Math.min(left + width, info.width);
          x += 1
        ) {
          const at = (y * info.width + x) * 3;
          const back: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          ratio = Math.min(ratio, contrast(front, back));
        }
      }
      return { text, ratio };
    });
}
