import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { walkThrough } from '../../helpers/keyboard-walk.ts';
import { KINDS } from '../../helpers/pages.ts';

// Smooth scrolling would still be under way when a stop is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The name of a card holds its sentence, whose wording may change. */
const cut = (stop: string) => (stop.length > 60 ? `${stop.slice(0, 30)}…` : stop);

for (const [kind, path] of Object.entries({ ...KINDS, 'server error': '/500' })) {
  test(`${kind}: Tab leads through the page in order, every stop in plain sight @ends`, async ({
    page,
  }, { project }) => {
    if (path === '/') {
      // The buttons of the carousel are there once it has been seen.
      await showCarousel(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
    } else await page.goto(path);
    const { stops, faults, left } = await walkThrough(page);
    expect(faults).toEqual([]);
    expect(left).toBe(true);
    expect(stops[0]).toBe('link "Skip to the content"');
    expect(`${stops.map(cut).join('\n')}\n`).toMatchSnapshot([
      'walks',
      `${kind.replaceAll(' ', '-')}-${project.name}.txt`,
    ]);
  });
}
