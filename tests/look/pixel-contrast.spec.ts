import { expect, test } from '@playwright/test';
import { worstContrasts } from '../helpers/text-pixels.ts';

/** The pages whose hero sets text near, over or beside a picture. */
const HEROES = [
  '/',
  '/services',
  '/services/broken-spring-replacement',
  '/services/fast-response-stuck-nonfunctioning-doors-in-ridgefield-park',
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
      const readings = await worstContrasts(page, '[aria-labelledby=hero]');
      expect(readings.length).toBeGreaterThan(2);
      const failing = readings.filter(({ ratio }) => ratio < 4.5);
      expect(failing).toEqual([]);
    });
  }
}

/** What else axe leaves open, and where: axe-allowed.ts. */
const PARTS = [
  ['the band of lines', '/contact', 'main > section:last-of-type', 3],
  ['the chips', '/service-areas/palisades-park', 'fieldset', 5],
  ['the map and what stands beside it', '/service-areas', 'section[aria-labelledby=find]', 15],
] as const;

for (const [name, path, selector, texts] of PARTS) {
  for (const width of [320, 768, 1280]) {
    test(`${name}: all text has 4.5:1 on its worst pixel at ${String(width)} px @wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 2400 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator(selector).evaluate((part) => {
        part.scrollIntoView({ block: 'center' });
      });
      const readings = await worstContrasts(page, selector);
      expect(readings.length).toBeGreaterThanOrEqual(texts);
      expect(readings.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    });
  }
}
