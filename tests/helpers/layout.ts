import type { Page } from '@playwright/test';

/** Texts wider or higher than the box that cuts them off. */
async function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li, button, span, dt, dd, label')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.sr-only, .slides-viewport'))
          return false;
        // Hidden from sight only.
        if (
          element.clientWidth <= 1 &&
          element.clientHeight <= 1 &&
          getComputedStyle(element).position === 'absolute'
        )
          return false;
        const { overflowX } = getComputedStyle(element);
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        const tooWide = element.scrollWidth > element.clientWidth + 1 && cuts;
        const { right, left } = element.getBoundingClientRect();
        return (
          tooWide ||
          (right > innerWidth + 1 && left < innerWidth && element.textContent.trim() !== '')
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Pairs of texts that stand on each other; what floats over the page by design is left out. */
async function overlappingTexts(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const boxes: { node: Node; text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (
        parent.closest('.sr-only, .call-bar, .site-header, .slides-viewport, svg, [href="#main"]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        boxes.push({ node, text: node.textContent.trim(), box });
    }
    const wrong: string[] = [];
    for (const [index, { node, text, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        // The lines of one heading stand closer than their boxes are high.
        if (other.node === node) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > 8) wrong.push(`${text.slice(0, 40)} × ${other.text.slice(0, 40)}`);
      }
    }
    return wrong;
  });
}

/** Links and buttons below 44 px if they dial with a button, below 24 px otherwise (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('a[href], button, summary, input')]
      .filter((target) => {
        if (!target.checkVisibility() || target.closest('.sr-only, svg, [href="#main"]'))
          return false;
        const { display } = getComputedStyle(target);
        // A link inside a sentence is exempt; so is one whose pseudo-element covers its card.
        const stretched = getComputedStyle(target, '::after').position === 'absolute';
        if (display === 'inline' && (target.closest('p, li, dd') !== null || stretched))
          return false;
        const { height, width } = target.getBoundingClientRect();
        const least = target.matches('[href^="tel:"]') && display !== 'inline' ? 44 : 24;
        return height < least - 0.5 || width < 24;
      })
      .map(
        (target) =>
          `${String(Math.round(target.getBoundingClientRect().height))} px: ${target.outerHTML.slice(0, 140)}`,
      ),
  );
}

async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`the page is ${String(over)} px wider than the screen`] : [];
}

/** Everything that a page gets wrong at its present width. */
export async function faults(page: Page): Promise<string[]> {
  const found = await Promise.all([
    overflow(page),
    clippedTexts(page),
    overlappingTexts(page),
    smallTargets(page),
  ]);
  return found.flat();
}
