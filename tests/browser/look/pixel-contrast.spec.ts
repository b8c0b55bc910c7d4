import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, rgbOfCss, type Rgb } from '../../helpers/contrast.ts';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

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

interface Reading {
  text: string;
  ratio: number;
}

/**
 * For each line of text inside an element, its contrast with the worst pixel behind it. The text
 * itself is made invisible first, and so are icons and what floats over the page.
 */
async function worstContrasts(page: Page, selector: string): Promise<Reading[]> {
  const lines = await linesOfText(page, selector);
  const style = await page.addStyleTag({
    content: `${selector} * { color: transparent !important; text-shadow: none !important; }
      ${selector} text, ${selector} tspan { fill: transparent !important; }
      ${selector} svg[aria-hidden], body > aside, body > header { visibility: hidden !important; }`,
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

/** Level AAA; the names on the map lie on hairlines, and stand in a list as well. */
const weak = (readings: Reading[], least = 7) => readings.filter(({ ratio }) => ratio < least);

/** Waits until the pictures in sight are those that fit the window. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Which file of a picture fits is decided with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
}

// The measuring style would be refused by the page's policy.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 1400 },
});

for (const [kind, path] of Object.entries(INDEXED_KINDS)) {
  test(`the hero of ${kind} reads at 7:1 on its worst pixel at every width`, async ({ page }) => {
    const hero = '[aria-labelledby=hero]';
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1400 });
      await waitForPictures(page);
      const readings = await worstContrasts(page, hero);
      expect(readings.length).toBeGreaterThan(2);
      expect(weak(readings), `${String(width)} px`).toEqual([]);
    }
  });
}

/** What else axe leaves open, and where: helpers/axe.ts. */
const PARTS = [
  ['the band of lines', '/contact', 'main > section:last-of-type', 3, 7],
  ['the chips', INDEXED_KINDS.area, 'fieldset', 2, 7],
  ['the map and what stands beside it', '/service-areas', 'section[aria-labelledby=find]', 15, 4.5],
] as const;

for (const [name, path, selector, texts, least] of PARTS) {
  test(`${name}: all text has ${String(least)}:1 on its worst pixel at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 2400 });
      await page.locator(selector).evaluate((part) => {
        part.scrollIntoView({ block: 'center' });
      });
      await waitForPictures(page);
      const readings = await worstContrasts(page, selector);
      expect(readings.length).toBeGreaterThanOrEqual(texts);
      expect(weak(readings, least), `${String(width)} px`).toEqual([]);
    }
  });
}
