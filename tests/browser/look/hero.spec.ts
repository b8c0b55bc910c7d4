import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';
import {
  PAIR_PAGE,
  PICTURED_PAGES,
  SERVICE_PAGE,
} from '../../helpers/pages.ts';
import { weakTexts } from '../../helpers/pixels.ts';

const hero = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) });

// The measuring style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { copy, path } of PICTURED_PAGES)
  test(`${copy}: text reads on the worst pixel of the picture`, async ({
    page,
  }) => {
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const weak = await weakTexts(page, hero(page));
      expect(weak, `${String(width)} px`).toEqual([]);
    }
  });

for (const path of [HOME_PATH, SERVICES_PATH])
  test(`${path}: the hero fills the screen down to the call bar`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, height } of [
      { width: 412, height: 915 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize({ width, height });
      const { foot } = await boxOf(hero(page));
      const bar = await boxOf(callBar(page));
      expect(foot, `${String(width)} px`).toBeGreaterThanOrEqual(bar.y - 1);
    }
  });

for (const { density, least, ...viewport } of [
  { width: 390, height: 844, density: 3, least: 1.5 },
  { width: 1280, height: 800, density: 1, least: 1 },
])
  test.describe(`${String(viewport.width)} px wide`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('hero pictures are as sharp as the screen lets one see', async ({
      page,
    }) => {
      for (const { path } of [...PICTURED_PAGES, SERVICE_PAGE, PAIR_PAGE]) {
        await page.goto(path);
        const picture = hero(page).locator('picture img').first();
        const sharpness = await picture.evaluate(
          async (image: HTMLImageElement) => {
            await image.decode();
            // The width of the picture itself is that of its `sizes`.
            const file = new Image();
            file.src = image.currentSrc;
            await file.decode();
            const { width, height } = image.getBoundingClientRect();
            const shape = file.naturalWidth / file.naturalHeight;
            return file.naturalWidth / Math.max(width, height * shape);
          },
        );
        expect(sharpness, path).toBeGreaterThanOrEqual(least);
      }
    });
  });
