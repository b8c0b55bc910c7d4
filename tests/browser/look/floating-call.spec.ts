import { expect, test } from '@playwright/test';
import { INDEXED_KINDS } from '../../helpers/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A bar closes the screen at its foot, like an edge; whatever floats above the page covers it. */
for (const width of [768, 1280, 1792, 1920]) {
  test(`at ${String(width)} px the floating call is a bar, or lies over no link at any place of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(INDEXED_KINDS)) {
      await page.goto(path);
      const covered = await page.evaluate(() => {
        const call = document.querySelector('body > aside');
        const { left, right, top, bottom } = call?.getBoundingClientRect() ?? new DOMRect();
        if (right - left === document.documentElement.clientWidth && bottom === innerHeight)
          return [];
        const links = [...document.querySelectorAll('main :is(a, button, label), footer a')];
        return links
          .filter((link) => link.checkVisibility() && !link.closest('[aria-hidden]'))
          .filter((link) => {
            // However far one scrolls, a link passes by at its own left and right.
            const box = link.getBoundingClientRect();
            // The carousel cuts off the slides that wait beside it.
            const edge = link.closest('section > div')?.getBoundingClientRect().right ?? Infinity;
            const highest = box.top + scrollY - document.documentElement.scrollHeight + innerHeight;
            return (
              Math.min(box.right, edge) > left &&
              box.left < right &&
              highest < bottom &&
              box.bottom > top
            );
          })
          .map((link) => link.outerHTML.slice(0, 100));
      });
      expect(covered, path).toEqual([]);
    }
  });
}
