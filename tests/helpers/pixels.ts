import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, rgbOfCss, type Rgb } from './contrast.ts';

/** A line of text on the page: its box in px from the top left of the screen, and its color. */
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

/** How far below the top of the screen a line comes to stand, in px: around it lies its picture. */
const AIR = 200;

/** The lines of text inside elements, which are marked for the styles below. */
async function linesOfText(elements: Locator): Promise<Line[]> {
  return elements.evaluateAll((roots) => {
    const isShown = (parent: Element | null): parent is Element =>
      parent?.checkVisibility({ visibilityProperty: true }) === true &&
      !parent.closest('.sr-only');
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
          left,
          top: top + spare,
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

/** The screen in px. @throws where the window has no fixed size */
function screenOf(page: Page): { width: number; height: number } {
  const size = page.viewportSize();
  if (!size) throw new Error('The window has no fixed size.');
  return size;
}

/** A part of the screen, in px from its top left. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box on the screen that holds all lines, but what a swipe has moved past its edges. */
function boxAround(page: Page, lines: readonly Line[]): Clip {
  const screen = screenOf(page);
  const x = Math.floor(Math.min(...lines.map(({ left }) => left)));
  const y = Math.floor(Math.min(...lines.map(({ top }) => top)));
  const right = Math.max(...lines.map(({ left, width }) => left + width));
  const bottom = Math.max(...lines.map(({ top, height }) => top + height));
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(Math.ceil(right), screen.width) - left,
    height: Math.min(Math.ceil(bottom), screen.height) - top,
  };
}

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** Hides marked texts, and what floats over the page. */
const HIDING = `[data-measured], [data-measured] * {
    color: transparent !important;
    text-shadow: none !important;
  }
  [data-measured]:is(text, tspan), [data-measured] :is(text, tspan) {
    fill: transparent !important;
    stroke: transparent !important;
  }
  body > :is(aside, header):not(:has([data-measured])) { visibility: hidden !important; }`;

/**
 * A part of the screen as it is, as a PNG. Playwright's own screenshot takes four times as long to compress,
 * but hides a blinking cursor and waits for faces.
 */
async function screenshotOf(page: Page, part: Clip): Promise<Buffer> {
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { x, y, width, height } = part;
  const session = await page.context().newCDPSession(page);
  const { data: png } = await session.send('Page.captureScreenshot', {
    clip: { x: x + scrolled.x, y: y + scrolled.y, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(png, 'base64');
}

/** The pixels of a part of the screen. */
async function pictureOf(page: Page, part: Clip): Promise<Picture> {
  const png = await screenshotOf(page, part);
  const image = sharp(png).removeAlpha().raw();
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

/** The part of the page on the screen without its marked texts, and without what floats over it. */
async function groundOf(page: Page, clip: Clip): Promise<Picture> {
  const style = await page.addStyleTag({ content: HIDING });
  const ground = await pictureOf(page, clip);
  // What lies further down, or another width, may be measured next.
  await style.evaluate((element) => {
    (element as Element).remove();
    for (const marked of document.querySelectorAll('[data-measured]'))
      marked.removeAttribute('data-measured');
  });
  return ground;
}

/** Those of some lines on the screen that are too weak. */
async function weakLines(page: Page, lines: readonly Line[]) {
  const clip = boxAround(page, lines);
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

/**
 * The first line that is not measured, which is scrolled into sight, and all others on the screen.
 * @param measured indices of lines
 */
async function nextLines(
  page: Page,
  elements: Locator,
  measured: ReadonlySet<number>,
) {
  const { height: foot } = screenOf(page);
  const isInSight = ({ top, height }: Line) => top >= 0 && top + height <= foot;
  const rest = async () => {
    const lines = await linesOfText(elements);
    return lines
      .map((line, index) => ({ ...line, index }))
      .filter(({ index }) => !measured.has(index));
  };
  const [first] = await rest();
  if (first && !isInSight(first))
    await page.evaluate((top) => {
      scrollBy({ top, behavior: 'instant' });
    }, first.top - AIR);
  await waitForPictures(page);
  const lines = await rest();
  return lines.filter((line) => line.index === first?.index || isInSight(line));
}

/**
 * Texts inside some elements that are too weak on the worst pixel behind them, at the present width.
 * The page must let a style be added (`bypassCSP`).
 */
export async function weakTexts(
  page: Page,
  elements: Locator,
): Promise<string[]> {
  const measured = new Set<number>();
  const weak: string[] = [];
  let lines = await nextLines(page, elements, measured);
  while (lines.length > 0) {
    weak.push(...(await weakLines(page, lines)));
    for (const { index } of lines) measured.add(index);
    lines = await nextLines(page, elements, measured);
  }
  return measured.size > 0 ? weak : ['There is no text to measure.'];
}
