import type { Page } from '@playwright/test';

/** A line of text in sight, its box in px from the top left of the screen. */
export interface Line {
  text: string;
  /** That of the whole text, in the order of the page: the lines of one text share it. */
  place: number;
  html: string;
  color: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether it floats over the page, comes into view by a swipe, or belongs to a drawing or a map. */
  floats: boolean;
  swiped: boolean;
  drawn: boolean;
  /** Whether a box around it cuts it off. */
  cut: boolean;
}

/** Every line of text that the eye finds on the page or in a part of it, on or off the screen. */
export async function linesInSight(page: Page, part = 'body'): Promise<Line[]> {
  return page
    .locator(part)
    .first()
    .evaluate((root) => {
      const parentsOf = (element: Element): Element[] =>
        element.parentElement
          ? [element, ...parentsOf(element.parentElement)]
          : [element];
      const isSeen = (element: Element) =>
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
      /** Whether it is hidden from the eye, in a box of a pixel. */
      const isForListeners = (element: Element) =>
        element.clientWidth === 1 && element.clientHeight === 1;
      const clips = (element: Element) =>
        /hidden|clip/.test(getComputedStyle(element).overflow);
      const scrolls = (element: Element) =>
        getComputedStyle(element).overflowX === 'auto' ||
        element.matches('[aria-roledescription=slide]');
      const isOutside = (line: DOMRect, box: DOMRect) =>
        line.left < box.left - 1 ||
        line.right > box.right + 1 ||
        line.top < box.top - 6 ||
        line.bottom > box.bottom + 6;

      const linesOf = (text: Text, place: number): Line[] => {
        const parent = text.parentElement ?? root;
        if (text.data.trim() === '' || !isSeen(parent)) return [];
        const parents = parentsOf(parent);
        if (parents.some(isForListeners)) return [];
        const swiped = parents.some(scrolls);
        /** The box beyond which nothing of a line is seen. */
        const edge = swiped ? undefined : parents.find(clips);
        const traits = {
          text: text.data.trim(),
          place,
          html: parent.outerHTML.slice(0, 120),
          color: getComputedStyle(parent).color,
          floats: parent.closest('body > :not(main, footer)') !== null,
          drawn: parent.closest('svg, svg.map ~ *') !== null,
          swiped,
        };
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map((box) => ({
          ...traits,
          left: box.left,
          top: box.top,
          right: box.right,
          bottom: box.bottom,
          cut: isOutside(box, edge?.getBoundingClientRect() ?? box),
        }));
      };

      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.flatMap(linesOf);
    });
}
