import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, rgbOfCss, type Rgb } from './contrast.ts';

/** A line of text on the page: its box in px from the top left of the page, and its color. */
interface Line {
  text: string;
  color: string;
  /** 0 to 1, of the text and all that it stands in. */
  opacity: number;
  isDrawn: boolean;
  /** The color of the line around its letters, which is drawn first; null without one. */
  halo: string | null;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** WCAG 2.2, level AAA; what is written on a drawing stands in the list beside it as well. */
const LEAST = { text: 7, drawn: 4.5 };

/** The lines of text inside elements, which are marked for the styles below. */
async function linesOfText(elements: Locator): Promise<Line[]> {
  return elements.evaluateAll((roots) => {
    const isShown = (parent: Element | null): parent is Element =>
      parent?.checkVisibility({ visibilityProperty: true }) === true &&
      // The box of a turned text holds more than its own ground.
      !parent.closest('.sr-only, text[transform]');
    const opacityOf = (element: Element | null): number =>
      element
        ? Number(getComputedStyle(element).opacity) *
          opacityOf(element.parentElement)
        : 1;
    const colorsOf = (style: CSSStyleDeclaration, isDrawn: boolean) => {
      if (!isDrawn) return { color: style.color, halo: null };
      const { fill, stroke, strokeWidth, paintOrder } = style;
      const hasHalo =
        paintOrder.startsWith('stroke') && Number.parseFloat(strokeWidth) >= 3;
      return {
        color: fill,
        halo: hasHalo && stroke !== 'none' ? stroke : null,
      };
    };
    const lines: Line[] = [];
    const addLines = (node: Node, parent: Element) => {
      const text = (node.textContent ?? '').trim();
      if (text === '') return;
      const isDrawn = parent.closest('svg') !== null;
      const { color, halo } = colorsOf(getComputedStyle(parent), isDrawn);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        // The box of a number in a drawing is higher than its figures.
        const spare = isDrawn ? height / 5 : 0;
        lines.push({
          text,
          color,
          opacity: opacityOf(parent),
          isDrawn,
          halo,
          left: left + scrollX,
          top: top + scrollY + spare,
          width,
          height: height - 2 * spare,
        });
      }
    };
    for (const root of roots) {
      root.setAttribute('data-measured', '');
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (isShown(parent)) addLines(walker.currentNode, parent);
      }
    }
    return lines;
  });
}

/** Waits until the pictures in sight are those that fit the window. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Which file of a picture fits is decided with the next frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
}

/** The smallest box that holds all lines, but what a swipe has moved past the edge of the page. */
function boxAround(lines: readonly Line[]) {
  const leftmost = Math.min(...lines.map(({ left }) => left));
  const x = Math.max(0, Math.floor(leftmost));
  const y = Math.floor(Math.min(...lines.map(({ top }) => top)));
  const right = Math.ceil(
    Math.max(...lines.map(({ left, width }) => left + width)),
  );
  const bottom = Math.ceil(
    Math.max(...lines.map(({ top, height }) => top + height)),
  );
  return { x, y, width: right - x, height: bottom - y };
}

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of the page without its marked texts, and without what floats over it. */
async function groundOf(
  page: Page,
  clip: ReturnType<typeof boxAround>,
): Promise<Picture> {
  const style = await page.addStyleTag({
    content: `[data-measured], [data-measured] * {
        color: transparent !important;
        text-shadow: none !important;
      }
      [data-measured]:is(text, tspan), [data-measured] :is(text, tspan) {
        fill: transparent !important;
        stroke: transparent !important;
      }
      body > :is(aside, header):not(:has([data-measured])) { visibility: hidden !important; }`,
  });
  const screenshot = await page.screenshot({
    fullPage: true,
    clip,
    scale: 'css',
  });
  // Another width may be measured next.
  await style.evaluate((element) => {
    (element as Element).remove();
    for (const marked of document.querySelectorAll('[data-measured]'))
      marked.removeAttribute('data-measured');
  });
  const image = sharp(screenshot).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What the eye sees of a color through which its ground shows. */
function mix(color: Rgb, ground: Rgb, opacity: number): Rgb {
  const channel = (index: 0 | 1 | 2) =>
    color[index] * opacity + ground[index] * (1 - opacity);
  return [channel(0), channel(1), channel(2)];
}

/** The contrast of a text with the worst pixel of a box. */
function worstContrast(
  { data, width, height }: Picture,
  { color, opacity }: Line,
  box: { left: number; top: number; right: number; bottom: number },
): number {
  const letters = rgbOfCss(color);
  let worst = Infinity;
  // Only pixels that lie wholly in the box: at its edge they show in part what is beside it.
  for (
    let y = Math.max(0, Math.ceil(box.top));
    y < Math.min(Math.floor(box.bottom), height);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.ceil(box.left));
      x < Math.min(Math.floor(box.right), width);
      x += 1
    ) {
      const at = (y * width + x) * 3;
      const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const seen = mix(letters, pixel, opacity);
      worst = Math.min(worst, contrast(seen, pixel));
    }
  }
  return worst;
}

/**
 * Texts inside some elements that are too weak on the worst pixel behind them, at the present width.
 * The page must let a style be added (`bypassCSP`).
 */
export async function weakTexts(
  page: Page,
  elements: Locator,
): Promise<string[]> {
  await waitForPictures(page);
  const lines = await linesOfText(elements);
  if (lines.length === 0) return ['There is no text to measure.'];
  const clip = boxAround(lines);
  const ground = await groundOf(page, clip);
  return lines
    .map((line) => ({
      text: line.text,
      least: line.isDrawn ? LEAST.drawn : LEAST.text,
      ratio:
        line.halo === null
          ? worstContrast(ground, line, {
              left: line.left - clip.x,
              top: line.top - clip.y,
              right: line.left - clip.x + line.width,
              bottom: line.top - clip.y + line.height,
            })
          : contrast(rgbOfCss(line.color), rgbOfCss(line.halo)),
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ text, ratio }) =>
        `"${text}" has ${ratio.toFixed(2)}:1 on its worst pixel`,
    );
}
