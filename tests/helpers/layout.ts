import type { Page } from '@playwright/test';
import { business } from './content.ts';

/** Read as one. */
const UNBREAKABLE = business().phone.replaceAll(/[()]/g, String.raw`\$&`);

/**
 * Everything that a page gets wrong at its present width: overflow, texts cut off or on each other,
 * controls too small for a finger, phone numbers on two lines.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((unbreakable) => {
    // Each floats over the page by design, or comes into view by scrolling sideways.
    const FLOATING =
      'body > aside, body > header, body > a, [aria-roledescription=slide]';
    const isShown = (element: Element, except: string) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(`.sr-only, ${except}`) === null;
    const all = (selector: string) => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120);

    function findOverflow(): string[] {
      const over = document.documentElement.scrollWidth - innerWidth;
      return over > 0
        ? [`the page is ${String(over)} px wider than the screen`]
        : [];
    }

    /** Whether it is hidden from the eye, in a box of a pixel. */
    function isForListeners(element: Element): boolean {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 1 || clientHeight > 1) return false;
      return getComputedStyle(element).position === 'absolute';
    }

    /** Whether it comes into view by swiping a row, such as the chips of a town. */
    function isInRowToSwipe(element: HTMLElement): boolean {
      const parent = element.parentElement;
      if (parent === null) return false;
      return (
        getComputedStyle(parent).overflowX === 'auto' || isInRowToSwipe(parent)
      );
    }

    /** Whether a text is wider than the box that cuts it off, or than the screen. */
    function isCut(element: HTMLElement): boolean {
      const { clientWidth, scrollWidth, textContent } = element;
      const { overflowX } = getComputedStyle(element);
      if (
        isForListeners(element) ||
        !isShown(element, '[aria-roledescription=slide]')
      )
        return false;
      if (
        ['hidden', 'clip'].includes(overflowX) &&
        scrollWidth > clientWidth + 1
      )
        return true;
      const { left, right } = element.getBoundingClientRect();
      const crossesEdge = right > innerWidth + 1 && left < innerWidth;
      return (
        crossesEdge && textContent.trim() !== '' && !isInRowToSwipe(element)
      );
    }

    /** Every text in sight, with a box for each of its lines. */
    function findTexts() {
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      const texts: {
        node: Node;
        text: string;
        parent: Element;
        boxes: DOMRect[];
      }[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: parent } = node;
        const text = node.textContent?.trim() ?? '';
        if (
          text === '' ||
          parent?.checkVisibility({ visibilityProperty: true }) !== true
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push({ node, text, parent, boxes: [...range.getClientRects()] });
      }
      return texts;
    }

    function findOverlaps(texts: ReturnType<typeof findTexts>): string[] {
      const lines = texts
        .filter(
          ({ parent }) =>
            !isForListeners(parent) &&
            parent.closest(`svg, .sr-only, ${FLOATING}`) === null,
        )
        .flatMap(({ node, text, boxes }) =>
          boxes.map((box) => ({ node, text, box })),
        );
      const liesOn = (
        one: (typeof lines)[number],
        other: (typeof lines)[number],
      ) => {
        // The lines of one heading stand closer than their boxes are high.
        if (one.node === other.node) return false;
        const a = one.box;
        const b = other.box;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 2 && down > 8;
      };
      return lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter((other) => liesOn(line, other))
          .map(
            (other) =>
              `"${line.text.slice(0, 40)}" lies on "${other.text.slice(0, 40)}"`,
          ),
      );
    }

    function findBreaks(texts: ReturnType<typeof findTexts>): string[] {
      const pattern = new RegExp(unbreakable, 'g');
      return texts.flatMap(({ node }) =>
        [...(node.textContent ?? '').matchAll(pattern)]
          .filter((match) => {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const tops = [...range.getClientRects()].map(({ top }) =>
              Math.round(top),
            );
            return new Set(tops).size > 1;
          })
          .map(([words]) => `on two lines: ${words}`),
      );
    }

    /** Whether its pseudo-element makes a whole card one target; that of a tooltip stands below. */
    function coversCard(target: HTMLElement): boolean {
      const { position, top } = getComputedStyle(target, '::after');
      return position === 'absolute' && top === '0px';
    }

    /** Whether a control is lower than 44 px (WCAG 2.5.5) or too narrow to hit. */
    function isSmall(target: HTMLElement): boolean {
      const { height, width } = target.getBoundingClientRect();
      // The name of a link may be short, its row is as high as a finger; an icon is as wide as one too.
      const isIcon = target.matches('button') && target.textContent === '';
      if (height >= 43.5 && width >= (isIcon ? 43.5 : 24)) return false;
      const { display } = getComputedStyle(target);
      // A link inside a sentence is exempt; so is one whose pseudo-element covers its card.
      const isInSentence =
        display === 'inline' && target.closest('p, li, dd') !== null;
      return (
        !isInSentence && !coversCard(target) && isShown(target, 'svg, body > a')
      );
    }

    const texts = findTexts();
    return [
      ...findOverflow(),
      ...all('h1, h2, h3, p, a, li, button, span, dt, dd, label')
        .filter(isCut)
        .map((element) => `cut off: ${nameOf(element)}`),
      ...findOverlaps(texts),
      ...findBreaks(texts),
      ...all('a[href], button, summary, input')
        .filter(isSmall)
        .map(
          (target) =>
            `${String(target.offsetWidth)} × ${String(target.offsetHeight)} px: ${nameOf(target)}`,
        ),
    ];
  }, UNBREAKABLE);
}

/** Headings of blocks that begin a little beside the left edge at which the others begin. */
export async function headingsBesideTheEdge(page: Page): Promise<string[]> {
  return page.locator('main h2').evaluateAll((headings) => {
    const blocks = headings
      .filter((heading) => heading.closest('aside, nav, li') === null)
      .map((heading) => ({
        text: heading.textContent.trim(),
        left: heading.getBoundingClientRect().left,
      }));
    const edge = Math.min(...blocks.map(({ left }) => left));
    // A second column begins further on.
    return blocks
      .filter(({ left }) => left > edge + 1 && left < edge + 200)
      .map(
        ({ text, left }) =>
          `"${text}" begins ${String(left - edge)} px beside the edge`,
      );
  });
}

/** The share of the screen, 0 to 1, that header and call bar take while one reads. */
export async function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 900);
    const areas = [
      ...document.querySelectorAll('body > header, body > aside > a'),
    ].map((bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      return (
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width
      );
    });
    scrollTo(0, 0);
    return (
      areas.reduce((sum, value) => sum + value, 0) / (innerWidth * innerHeight)
    );
  });
}

/** Counts layout shifts from the next page on (Layout Instability API). @returns the sum so far */
export async function countLayoutShift(
  page: Page,
): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        shifts.sum += (entry as unknown as { value: number }).value;
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
      // A shift of the last frame is reported with the next ones.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise(requestAnimationFrame);
      return (
        window as unknown as { shifts: { take: () => number } }
      ).shifts.take();
    });
}
