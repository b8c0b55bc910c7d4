import { expect, test } from '@playwright/test';
import { ABOUT_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';

test('the windows above the last call end with its text and its buttons', async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ABOUT_PATH);
    const edges = await page
      .getByRole('region', { name: copyOf('shared').ready.heading })
      .evaluate((band) => {
        const style = getComputedStyle(band, '::before');
        const { width } = band.getBoundingClientRect();
        const words = band.querySelector('h2')?.getBoundingClientRect();
        return {
          windows: Number.parseFloat(style.paddingLeft),
          right: width - Number.parseFloat(style.paddingRight),
          words: words?.left,
          repeat: style.backgroundRepeat,
          width,
        };
      });
    expect(edges.windows).toBeCloseTo(edges.words ?? 0, 0);
    expect(edges.right).toBeCloseTo(edges.width - (edges.words ?? 0), 0);
    expect(edges.repeat).toContain('space');
  }
});
