import { expect, test } from '@playwright/test';
import { firstSlide, showCarousel, slidesInView } from '../helpers/carousel.ts';

/** The delay of the specification, and time for the slide to travel, in ms. */
const DELAY = 4000;
const TRAVEL = 2500;

test('turns by itself after four seconds, and not before', async ({ page }) => {
  await showCarousel(page);
  await page.waitForTimeout(DELAY - 1500);
  expect(await firstSlide(page)).toBe('1 of 10');
  await expect.poll(() => firstSlide(page), { timeout: 1500 + TRAVEL }).toBe('2 of 10');
});

test('pauses while the pointer rests on it, and goes on after', async ({ page }) => {
  await showCarousel(page);
  await page.locator('[data-viewport]').hover();
  await page.waitForTimeout(DELAY + 1000);
  expect(await firstSlide(page)).toBe('1 of 10');
  await page.mouse.move(2, 2);
  await expect.poll(() => firstSlide(page), { timeout: DELAY + TRAVEL }).toBe('2 of 10');
});

test('pauses while focus is inside', async ({ page }) => {
  await showCarousel(page);
  await page.getByRole('button', { name: 'Next service' }).focus();
  await page.waitForTimeout(DELAY + 1000);
  expect(await firstSlide(page)).toBe('1 of 10');
});

test('the pause button is the first stop and stops the turning for good', async ({ page }) => {
  await showCarousel(page);
  const controls = page.locator('[aria-roledescription=carousel] :is(a, button)');
  await expect(controls.first()).toHaveAccessibleName('Pause the carousel');
  await controls.first().click();
  await expect(controls.first()).toHaveAccessibleName('Play the carousel');
  await controls.first().blur();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(DELAY + 1000);
  expect(await firstSlide(page)).toBe('1 of 10');
});

test('is not stopped by use of its buttons, and loops both ways', async ({ page }) => {
  await showCarousel(page);
  await page.getByRole('button', { name: 'Previous service' }).click();
  await expect.poll(() => firstSlide(page)).toBe('10 of 10');
  await page.getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => firstSlide(page)).toBe('1 of 10');
  await page.getByRole('button', { name: 'Next service' }).blur();
  await page.mouse.move(2, 2);
  await expect.poll(() => firstSlide(page), { timeout: DELAY + TRAVEL }).toBe('2 of 10');
});

test('announces its slides only while it stands still', async ({ page }) => {
  await showCarousel(page);
  const slides = page.locator('[data-slides]');
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: 'Pause the carousel' }).focus();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('stops turning when the visitor comes to ask for less motion', async ({ page }) => {
  await showCarousel(page);
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
});

test('changes slides without traveling under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  const places = await page.getByRole('button', { name: 'Next service' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const slides = document.querySelector('[data-slides]');
        const seen = new Set<number>();
        const look = (frames: number) => {
          seen.add(Math.round(slides?.getBoundingClientRect().left ?? 0));
          if (frames === 0) resolve([...seen]);
          else
            requestAnimationFrame(() => {
              look(frames - 1);
            });
        };
        look(30);
        button.click();
      }),
  );
  // Where it stood, and where it stands now.
  expect(places).toHaveLength(2);
  expect(await firstSlide(page)).toBe('2 of 10');
});

test('does not turn under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  await page.waitForTimeout(DELAY + 1000);
  expect(await firstSlide(page)).toBe('1 of 10');
});

for (const [width, count] of [
  [639, 1],
  [640, 2],
  [800, 3],
  [1024, 4],
] as const) {
  test(`shows ${String(count)} a view at ${String(width)} px, 20 px apart @wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await showCarousel(page);
    await expect.poll(() => slidesInView(page)).toBe(count);
    const gap = await page.locator('[data-slide] > a').evaluateAll((links) => {
      const [first, second] = links.map((link) => link.getBoundingClientRect());
      return (second?.left ?? 0) - (first?.right ?? 0);
    });
    expect(gap).toBeCloseTo(20, 0);
  });
}

test('stays a list that scrolls when its script is blocked', async ({ page }) => {
  await page.route(/ServiceCarousel/, (route) => route.abort());
  await page.goto('/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  const last = page.locator('[data-slide] > a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.5 });
});
