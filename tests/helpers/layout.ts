import type { Page } from '@playwright/test';

/** Everything that a page gets wrong at its present width. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: Element, floating: string) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(`.sr-only, ${floating}`) === null;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

    const over = document.documentElement.scrollWidth - innerWidth;
    const overflow = over > 0 ? [`the page is ${String(over)} px wider than the screen`] : [];

    // Texts wider than the box that cuts them off, or than the screen.
    const clipped = all('h1, h2, h3, p, a, li, button, span, dt, dd, label')
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, textContent } = element;
        const hidden = clientWidth <= 1 && clientHeight <= 1 && position === 'absolute';
        // Slides beyond the edge come in by scrolling.
        if (hidden || !shown(element, '[aria-roledescription=slide]')) return false;
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        const { right, left } = element.getBoundingClientRect();
        return (
          (cuts && scrollWidth > clientWidth + 1) ||
          (right > innerWidth + 1 && left < innerWidth && textContent.trim() !== '')
        );
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`);

    // Pairs of texts that stand on each other; what floats over the page by design is left out.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      const floating = 'body > aside, body > header, body > a, [aria-roledescription=slide], svg';
      if (!text || !node.parentElement || !shown(node.parentElement, floating)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ node, text, box });
    }
    const overlapping = lines.flatMap(({ node, text, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => {
          // The lines of one heading stand closer than their boxes are high.
          if (other.node === node) return false;
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return across > 2 && down > 8;
        })
        .map((other) => `${text.slice(0, 40)} × ${other.text.slice(0, 40)}`),
    );

    // Controls below 44 px (WCAG 2.5.5).
    const small = all('a[href], button, summary, input')
      .filter((target) => {
        const { display } = getComputedStyle(target);
        // A link inside a sentence is exempt; so is one whose pseudo-element covers its card.
        const stretched = getComputedStyle(target, '::after').position === 'absolute';
        const inline = display === 'inline' && target.closest('p, li, dd') !== null;
        if (inline || stretched || !shown(target, 'svg, body > a')) return false;
        const { height, width } = target.getBoundingClientRect();
        // The name of a link may be short; its row is as high as a finger.
        return height < 43.5 || width < 24;
      })
      .map((target) => `${String(target.clientHeight)} px: ${target.outerHTML.slice(0, 140)}`);

    return [...overflow, ...clipped, ...overlapping, ...small];
  });
}

/** Counts layout shifts from the next page on (Layout Instability API). @returns the sum so far */
export async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries());
    });
    const shifts = {
      sum: 0,
      take: () => {
        add(observer.takeRecords());
        return shifts.sum;
      },
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(async () => {
      // What the last frame has shifted is told with the next ones.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { take: () => number } }).shifts.take();
    });
}
