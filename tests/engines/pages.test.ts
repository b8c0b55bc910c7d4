import { describe, expect, test } from 'vitest';
import { KINDS } from '../helpers/pages.ts';
import { inBothEngines } from './drivers/browsers.ts';

const WIDTHS = { phone: [360, 740], desktop: [1280, 800] } as const;

/** Facts of the open page, read after its pictures have come. */
async function facts() {
  const shown = [...document.images].filter(({ loading }) => loading === 'eager');
  const decoded = await Promise.all(
    shown.map((image) =>
      image.decode().then(
        () => image.naturalWidth > 0 && image.getBoundingClientRect().width > 100,
        () => false,
      ),
    ),
  );
  const heading = document.querySelector('h1');
  return {
    title: document.title.length > 10,
    heading: heading?.checkVisibility() && heading.innerText.length > 3,
    // Firefox leaves room for its scrollbar beside the page.
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: decoded.every(Boolean),
    weight: getComputedStyle(heading ?? document.body).fontWeight,
    width: innerWidth,
  };
}

function faceStatus() {
  return [...document.fonts].find(({ family }) => family.includes('Barlow'))?.status;
}

inBothEngines((window) => {
  // The face is optional: one that comes too late waits in the cache for the next page.
  test('the heading face loads, if not on the first page then on one of the next', async () => {
    const status = async () => {
      await window().open('/about');
      return window().evaluate(faceStatus);
    };
    await expect.poll(status, { timeout: 10_000, interval: 500 }).toBe('loaded');
  });

  for (const [size, [width, height]] of Object.entries(WIDTHS)) {
    describe(size, () => {
      for (const [kind, path] of Object.entries(KINDS)) {
        test(`${kind} is whole: heading, pictures, nothing too wide, nothing failed`, async () => {
          const engine = window();
          await engine.resize(width, height);
          await engine.open(path);
          expect(await engine.evaluate(facts)).toEqual({
            title: true,
            heading: true,
            overflow: 0,
            pictures: true,
            weight: '700',
            width,
          });
          expect(await engine.takeProblems()).toEqual([]);
        });
      }
    });
  }
});
