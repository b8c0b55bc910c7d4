import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { HOME_PATH, SERVICES_PATH } from '../../../src/lib/urls.ts';
import { page as copyOf } from '../../helpers/content.ts';
import { boxOf, callBar } from '../../helpers/controls.ts';
import { hero, pageHeading, partInSight } from '../../helpers/hero.ts';
import { PICTURED_PAGES } from '../../helpers/pages.ts';
import { weakTexts } from '../../helpers/pixels.ts';

/** The height of a header in one row, in px. */
const HEADER = 72;

// The measuring style would be refused by the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { copy, path, hero: words } of PICTURED_PAGES) {
  test(`${copy}: text reads on the picture, which shows what it should`, async ({
    page,
  }) => {
    const { x = 50, y = 50 } = words.focalPoint ?? {};
    await page.goto(path);
    // Upward: a window made smaller keeps the larger file of a picture.
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await weakTexts(page, hero(page)), `${String(width)} px`).toEqual(
        [],
      );

      const part = await partInSight(hero(page).locator('picture img').first());
      expect(part, `${String(width)} px`).toMatchObject({ fillsBox: true });
      // The focal point stands in what is in sight where it stands in the whole picture.
      const { left, right, top, bottom } = part;
      expect(left + ((right - left) * x) / 100).toBeCloseTo(x, 1);
      expect(top + ((bottom - top) * y) / 100).toBeCloseTo(y, 1);
    }
  });
}

test('on wide screens the titles of home and the services take two lines', async ({
  page,
}) => {
  for (const path of [HOME_PATH, SERVICES_PATH]) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 800],
      [1366, 650],
      [1600, 900],
      [1800, 1000],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lines = await pageHeading(page).evaluate((title) => {
        const { lineHeight } = getComputedStyle(title);
        return title.getBoundingClientRect().height / parseFloat(lineHeight);
      });
      expect(lines, `${path}, ${String(width)} px`).toBeCloseTo(2, 1);
    }
  }
});

test('until its picture comes, a hero shows the tones of it', async ({
  page,
}) => {
  /** How red the ground of a hero is, and the door that rises over its picture. */
  const NAVY = 18;
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  for (const { path } of PICTURED_PAGES) {
    await page.goto(path);
    const picture = await boxOf(hero(page).locator('.hero-picture'));
    const clip = {
      x: picture.x + picture.width * 0.8,
      y: picture.y + picture.height / 2,
      width: 100,
      height: 100,
    };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    expect(channels[0]?.mean, path).toBeGreaterThan(NAVY * 2);
  }
});

for (const path of [HOME_PATH, SERVICES_PATH])
  test(`${path}: on wide screens facts and buttons end at one edge`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const facts = await boxOf(hero(page).locator('dl'));
      const button = await boxOf(hero(page).locator('.button').last());
      expect(
        facts.x + facts.width - button.x - button.width,
        `${String(width)} px`,
      ).toBeCloseTo(0, 0);
    }
  });

for (const path of [HOME_PATH, SERVICES_PATH]) {
  test(`the hero of ${path} fills the screen down to the call bar`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of [
      { width: 412, height: 915 },
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      const { y: foot } = await boxOf(callBar(page));
      const { height } = await boxOf(hero(page));
      // It grows with the largest screens, as all does.
      const header = await boxOf(page.locator('body > header'));
      const gap = Math.abs(header.height + height - foot);
      expect(gap, `${String(size.width)} px`).toBeLessThanOrEqual(1);
    }
  });
}

test('home on common phones: title and call button stand above the call bar', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  const call = page.getByRole('link', {
    name: copyOf('home').hero.estimateLabel,
  });
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 760 },
    { width: 412, height: 839 },
  ]) {
    await page.setViewportSize(size);
    const title = await boxOf(pageHeading(page));
    const { foot } = await boxOf(call);
    const bar = await boxOf(callBar(page));
    expect(title.y, `${String(size.width)} px`).toBeGreaterThan(HEADER);
    expect(foot, `${String(size.width)} px`).toBeLessThanOrEqual(bar.y);
  }
});

test('common phones show the lines of trust whole above the call bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [HOME_PATH, SERVICES_PATH, '/404.html']) {
    await page.goto(path);
    const proofs = page.locator('main > :first-child .proofs');
    const { foot } = await boxOf(proofs);
    const bar = await boxOf(callBar(page));
    expect(foot, path).toBeLessThanOrEqual(bar.y - 8);
  }
});

test('in forced colors no picture lies under the text of a hero @today', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [HOME_PATH, SERVICES_PATH]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const text = await boxOf(hero(page).locator('p').first());
      const picture = await boxOf(hero(page).locator('.hero-picture'));
      expect(picture.x, `${path} at ${String(width)} px`).toBeGreaterThan(
        text.x + text.width,
      );
    }
  }
});
