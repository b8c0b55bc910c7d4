import { expect, test, type Locator } from '@playwright/test';
import { HOME_PATH } from '../../../src/lib/urls.ts';
import { phoneLink } from '../../helpers/content.ts';
import { callBar, header } from '../../helpers/controls.ts';
import { hero } from '../../helpers/hero.ts';

/** Properties that move without layout or paint, and those that every frame of an animation has. */
const COMPOSITED = new Set([
  'transform',
  'opacity',
  'translate',
  'scale',
  'offset',
  'computedOffset',
  'easing',
  'composite',
]);

const groundOf = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).backgroundColor);

test('everything that moves on the home page is composited', async ({
  page,
}) => {
  await page.goto(HOME_PATH);
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames =
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
      // A property that is the same in all frames is a state, and moves nothing.
      return [...names].filter((name) =>
        frames.some((frame) => frame[name] !== frames[0]?.[name]),
      );
    }),
  );
  expect(moved.filter((property) => !COMPOSITED.has(property))).toEqual([]);
});

for (const { path, width } of [
  { path: HOME_PATH, width: 1280 },
  { path: HOME_PATH, width: 360 },
  { path: '/no-such-page', width: 360 },
]) {
  test(`${path} at ${String(width)} px: amber goes from the hero to header or bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const dials = `a[href="${phoneLink()}"]`;
    const first = hero(page).locator(dials).first();
    const bar = width < 640 ? callBar(page) : header(page);
    const quote = bar.locator(dials).filter({ visible: true }).last();
    const amber = await groundOf(first);
    expect(await groundOf(quote)).not.toBe(amber);
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => groundOf(quote)).toBe(amber);
    await expect(first).not.toBeInViewport();
  });
}

test('the theme color is the color of the header', async ({ page }) => {
  await page.goto(HOME_PATH);
  const theme = await page
    .locator('meta[name=theme-color]')
    .evaluate((meta) => {
      const probe = document.createElement('i');
      probe.style.color = meta.getAttribute('content') ?? '';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
  expect(await groundOf(header(page))).toBe(theme);
});
