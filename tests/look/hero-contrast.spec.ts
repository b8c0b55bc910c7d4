import { expect, test } from '@playwright/test';
import { worstContrasts } from '../helpers/text-pixels.ts';

/** The pages whose hero sets text near or over a picture. */
const HEROES = [
  '/',
  '/services',
  '/service-areas',
  '/service-areas/palisades-park',
  '/about',
  '/contact',
];
const WIDTHS = [360, 768, 1024, 1280, 1920];

// The measuring style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of HEROES) {
  for (const width of WIDTHS) {
    test(`the hero of ${path} reads at 4.5:1 on its worst pixel at ${String(width)} px @wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const readings = await worstContrasts(page, 'main > section:first-of-type');
      expect(readings.length).toBeGreaterThan(2);
      const failing = readings.filter(({ ratio }) => ratio < 4.5);
      expect(failing).toEqual([]);
    });
  }
}
