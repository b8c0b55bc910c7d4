import { expect, test, type Locator } from '@playwright/test';
import { page as copyOf } from '../../helpers/content.ts';
import { KINDS } from '../../helpers/pages.ts';

/** What may move without layout or paint. */
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

test('what moves on the home page is composited', async ({ page }) => {
  await page.goto('/');
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
      // What is the same in all frames is a state, and moves nothing.
      return [...names].filter((name) => frames.some((frame) => frame[name] !== frames[0]?.[name]));
    }),
  );
  expect(moved.filter((property) => !COMPOSITED.has(property))).toEqual([]);
});

for (const [path, width] of [
  ['/', 1280],
  ['/', 360],
  ['/no-such-page', 360],
] as const) {
  test(`${path} at ${String(width)} px: amber is in the hero, then in header and call bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const hero = page.locator('main > :first-child .call');
    const { quoteLabel } = copyOf('shared');
    const calls = page.getByRole('link', { name: quoteLabel, exact: true });
    const call = calls.filter({ visible: true });
    const groundOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const amber = await groundOf(hero);
    expect(await groundOf(call)).not.toBe(amber);
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => groundOf(call)).toBe(amber);
    await expect(hero).not.toBeInViewport();
  });
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`nothing moves on ${kind} under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName)
        // It changes a color, and nothing moves (WCAG 2.3.3).
        .filter((name) => name !== 'quiet'),
    );
    expect(moving).toEqual([]);
    const transitions = await page.locator('a, button').evaluateAll(
      (controls) =>
        controls.filter((control) =>
          getComputedStyle(control)
            .transitionDuration.split(', ')
            .some((time) => time !== '0s'),
        ).length,
    );
    expect(transitions).toBe(0);
  });
}

test('the theme color is the color of the header', async ({ page }) => {
  await page.goto('/');
  const header = await page
    .getByRole('banner')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const theme = await page.locator('meta[name=theme-color]').evaluate((meta) => {
    const probe = document.createElement('i');
    probe.style.color = meta.getAttribute('content') ?? '';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(header).toBe(theme);
});
