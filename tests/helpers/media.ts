import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, rgbOfCss } from './contrast.ts';

/** Controls that need neither edge nor underline in forced colors, each with the reason. */
const PLAIN_CONTROLS = [
  // The towns of the map have outlines, which no border tells of: map.spec.ts.
  'svg a',
  // Nothing but links, in the color that is forced on links.
  'nav a',
  // Logo and number stand apart from any text, in the color that is forced on links.
  ':is(body > header, body > aside, footer) a:is([href="/"], [href="#top"], [href^="tel:"])',
  // An arrow, in the color that is forced on buttons, beside the link whose list it opens; and the
  // usual sign of a menu, with the word beside it.
  'header button[popovertarget]',
].join();

/** Controls in sight that do not look like one in forced colors. */
export async function bareControls(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body, plainControls) => {
    const textColor = getComputedStyle(body).color;
    const hasEdge = (control: Element) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(control);
      const row =
        control.parentElement && getComputedStyle(control.parentElement);
      return [
        borderTopWidth,
        borderBottomWidth,
        row?.borderBottomWidth ?? '',
      ].some((line) => Number.parseFloat(line) > 0);
    };
    const isUnderlined = (control: Element) =>
      [control, ...control.querySelectorAll('*')].some((element) =>
        getComputedStyle(element).textDecorationLine.includes('underline'),
      );
    const isBare = (control: Element) => {
      if (!control.matches(plainControls))
        return !hasEdge(control) && !isUnderlined(control);
      return (
        control.matches('a:not(svg *)') &&
        getComputedStyle(control).color === textColor
      );
    };
    return [...body.querySelectorAll('a, button, label, summary, input')]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true }),
      )
      .filter(isBare)
      .map((control) => control.outerHTML.slice(0, 120));
  }, PLAIN_CONTROLS);
}

/** The edges in sight that stand out less than 7:1: by their own color or that of what they end. */
export async function weakEdges(page: Page): Promise<string[]> {
  const edges = await page.locator('body').evaluate((body) => {
    const groundOf = (start: Element) => {
      let element: Element | null = start;
      while (
        element &&
        getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)'
      )
        element = element.parentElement;
      return element
        ? getComputedStyle(element).backgroundColor
        : 'rgb(255, 255, 255)';
    };
    return [...body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('svg, .sr-only'),
      )
      .filter(
        (element) =>
          Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0,
      )
      .map((element) => ({
        html: element.outerHTML.slice(0, 100),
        edge: getComputedStyle(element).borderTopColor,
        surface: groundOf(element),
        around: groundOf(element.parentElement ?? element),
      }));
  });
  return edges
    .map(({ html, edge, surface, around }) => {
      const ratios = [edge, surface].map((color) =>
        contrast(rgbOfCss(color), rgbOfCss(around)),
      );
      return { html, ratio: Math.max(...ratios) };
    })
    .filter(({ ratio }) => ratio < 7)
    .map(({ html, ratio }) => `an edge of ${ratio.toFixed(2)}:1: ${html}`);
}

/** Animations that run, and controls that change gradually. */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const animations = document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName);
    const transitions = [...document.querySelectorAll('a, button')]
      .filter((control) =>
        getComputedStyle(control)
          .transitionDuration.split(', ')
          .some((time) => time !== '0s'),
      )
      .map((control) => control.outerHTML.slice(0, 100));
    return [...animations, ...transitions];
  });
}

/** Turns Chromium's own dark theme for pages on or off. */
export async function darkenPages(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled });
}

/** How bright the page is without its pictures, 0 to 255. */
export async function brightness(page: Page): Promise<number> {
  const screenshot = await page.screenshot({
    fullPage: true,
    mask: [page.locator('img')],
  });
  const { channels } = await sharp(screenshot).greyscale().stats();
  return channels[0]?.mean ?? NaN;
}

/** A safe area: how far a phone reaches into its screen, in px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A phone with a notch and without a button. */
export const NOTCHED = {
  upright: {
    width: 390,
    height: 844,
    insets: { top: 0, right: 0, bottom: 34, left: 0 },
  },
  sideways: {
    width: 852,
    height: 393,
    insets: { top: 0, right: 59, bottom: 21, left: 59 },
  },
};

/** Turns the page into that of a phone with a notch. */
export async function turnPhone(
  page: Page,
  { width, height, insets }: { width: number; height: number; insets: Insets },
): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Texts in sight that reach into what the phone takes away. */
export async function textsUnderTheNotch(
  page: Page,
  { insets }: { insets: Insets },
) {
  return page.evaluate(({ left, right, bottom }) => {
    // Slides beyond the edge come in by scrolling.
    const ELSEWHERE =
      '[aria-roledescription=slide], .sr-only, body > a:not(:focus)';
    const isInRowToSwipe = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null) return false;
      return (
        getComputedStyle(parent).overflowX === 'auto' || isInRowToSwipe(parent)
      );
    };
    /** Whether it is hidden from the eye at this width, in a box of a pixel. */
    const isForListeners = (element: Element) =>
      element.clientWidth <= 1 &&
      getComputedStyle(element).position === 'absolute';
    const isElsewhere = (element: Element) =>
      element.closest(ELSEWHERE) !== null ||
      isForListeners(element) ||
      isInRowToSwipe(element);
    const isUnder = (node: Node, parent: Element) => {
      const floats = parent.closest('body > aside') !== null;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((box) => {
        const beside = box.left < left || box.right > innerWidth - right;
        const below = floats && box.bottom > innerHeight - bottom;
        return box.width > 2 && (beside || below);
      });
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent } = node;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !parent?.checkVisibility() || isElsewhere(parent))
        continue;
      if (isUnder(node, parent)) found.push(text);
    }
    return found;
  }, insets);
}

/** Texts in sight that are weaker than 7:1 on white paper, which has no backgrounds. */
export async function textsWeakOnPaper(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: { text: string; color: string }[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim();
      const isShown = parent?.checkVisibility({ visibilityProperty: true });
      if (text === '' || !parent || isShown !== true) continue;
      if (parent.closest('.sr-only, svg') !== null) continue;
      found.push({ text, color: getComputedStyle(parent).color });
    }
    return found;
  });
  return texts
    .map(({ text, color }) => ({
      text,
      ratio: contrast(rgbOfCss(color), [255, 255, 255]),
    }))
    .filter(({ ratio }) => ratio < 7)
    .map(
      ({ text, ratio }) => `"${text}" has ${ratio.toFixed(2)}:1 on white paper`,
    );
}

/** The pages of a PDF as Chromium writes it. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
