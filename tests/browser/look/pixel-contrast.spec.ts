import { expect, test, type Page } from '@playwright/test';
import { worstContrasts, type Reading } from '../../helpers/text-pixels.ts';

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

const weak = (readings: Reading[]) => readings.filter(({ ratio }) => ratio < 4.5);

/** Waits until the pictures in sight are those that fit the window. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Which file of a picture fits is decided with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
}

// The measuring style would be refused by the page's policy.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 1400 },
});

for (const path of HEROES) {
  test(`the hero of ${path} reads at 4.5:1 on its worst pixel at every width @wide`, async ({
    page,
  }) => {
    const hero = '[aria-labelledby=hero]';
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1400 });
      await waitForPictures(page);
      const readings = await worstContrasts(page, hero);
      expect(readings.length).toBeGreaterThan(2);
      expect(weak(readings), `${String(width)} px`).toEqual([]);
    }
  });
}

/** What else axe leaves open, and where: axe-allowed.ts. */
const PARTS = [
  ['the band of lines', '/contact', 'main > section:last-of-type', 3],
  ['the chips', '/service-areas/palisades-park', 'fieldset', 5],
  ['the map and what stands beside it', '/service-areas', 'section[aria-labelledby=find]', 15],
] as const;

for (const [name, path, selector, texts] of PARTS) {
  test(`${name}: all text has 4.5:1 on its worst pixel at every width @wide`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 2400 });
      await page.locator(selector).evaluate((part) => {
        part.scrollIntoView({ block: 'center' });
      });
      await waitForPictures(page);
      const readings = await worstContrasts(page, selector);
      expect(readings.length).toBeGreaterThanOrEqual(texts);
      expect(weak(readings), `${String(width)} px`).toEqual([]);
    }
  });
}
