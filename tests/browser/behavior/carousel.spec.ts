import { expect, test, type Page } from '@playwright/test';
import { PHONE } from '../../helpers/pages.ts';
import { VIEWPORT, firstSlide, showCarousel, slidesInView } from '../../helpers/carousel.ts';

/** How long a slide stays, and time enough for a slide to travel, in ms. */
const DELAY = 4000;
const TRAVEL = 2500;

/** Opens the page with its clock stopped, so that only `page.clock.runFor` makes time pass. */
async function showStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await showCarousel(page);
}

/** Waits until the island knows whether it turns: what starts and stops it says so here. */
async function expectTurning(page: Page, turning: boolean): Promise<void> {
  const live = turning ? 'off' : 'polite';
  await expect(page.locator(VIEWPORT)).toHaveAttribute('aria-live', live);
}

/** Takes the mouse away from the carousel. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

/** Presses Tab on the link before the carousel. */
async function tabIn(page: Page): Promise<void> {
  await page.locator('main a').evaluateAll((links: HTMLElement[]) => {
    const carousel = links.findIndex((link) => link.closest('[aria-roledescription=carousel]'));
    links[carousel - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeFocused();
}

/** Expects that the slide at the left stands until the delay is over, and then the next. */
async function expectTurn(page: Page): Promise<void> {
  await expectTurning(page, true);
  const before = Number.parseInt((await firstSlide(page)) ?? '');
  await page.clock.runFor(DELAY - 100);
  expect(await firstSlide(page)).toMatch(new RegExp(`^${String(before)} of`));
  await page.clock.runFor(100 + TRAVEL);
  expect(await firstSlide(page)).toMatch(new RegExp(`^${String(before + 1)} of`));
}

/** Expects that the slide at the left stands, for five times the delay. */
async function expectRest(page: Page): Promise<void> {
  await expectTurning(page, false);
  const before = await firstSlide(page);
  await page.clock.runFor(5 * DELAY);
  expect(await firstSlide(page)).toBe(before);
}

for (const [size, screen] of Object.entries({ desktop: {}, phone: PHONE })) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('turns by itself after four seconds, and not before', async ({ page }) => {
      await showStopped(page);
      await expectTurn(page);
    });

    test('is not stopped by use of its buttons', async ({ page, hasTouch }) => {
      await showStopped(page);
      const next = page.getByRole('button', { name: 'Next service' });
      await (hasTouch ? next.tap() : next.click());
      await page.clock.runFor(TRAVEL);
      const second = await firstSlide(page);
      expect(second).toMatch(/^2 of/);
      if (!hasTouch) await leave(page);
      await expectTurning(page, true);
      await page.clock.runFor(DELAY + TRAVEL);
      expect(await firstSlide(page)).not.toBe(second);
    });
  });
}

test('pauses while the mouse rests on it, and goes on after', async ({ page }) => {
  await showStopped(page);
  await page.locator(VIEWPORT).hover();
  await expectRest(page);
  await leave(page);
  await expectTurn(page);
});

test('pauses while keyboard focus is inside, and goes on after', async ({ page }) => {
  await showStopped(page);
  await tabIn(page);
  await expectRest(page);
  await page.keyboard.press('Shift+Tab');
  await expectTurn(page);
});

test('the pause button is the first stop and stops the turning for good', async ({ page }) => {
  await showStopped(page);
  const controls = page.locator('[aria-roledescription=carousel] :is(a, button)');
  await expect(controls.first()).toHaveAccessibleName('Pause the carousel');
  await controls.first().click();
  await expect(controls.first()).toHaveAccessibleName('Play the carousel');
  await leave(page);
  await expectRest(page);
});

test('turns after Play although focus rests on the button, until Pause', async ({ page }) => {
  await showStopped(page);
  await tabIn(page);
  await page.keyboard.press('Enter');
  await expectRest(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeFocused();
  await expectTurn(page);
  await page.keyboard.press('Enter');
  await expectRest(page);
});

test('loops both ways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  await page.getByRole('button', { name: 'Previous service' }).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^(\d+) of \1$/);
  await page.getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^1 of/);
});

test('is not stopped by a drag', async ({ page }) => {
  await showStopped(page);
  const box = await page.locator(VIEWPORT).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 5 });
  await page.clock.runFor(50);
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await leave(page);
  await page.clock.runFor(TRAVEL);
  expect(await firstSlide(page)).not.toMatch(/^1 of/);
  const before = await firstSlide(page);
  await expectTurning(page, true);
  await page.clock.runFor(DELAY);
  expect(await firstSlide(page)).not.toBe(before);
});

test('announces its slides only while it stands still', async ({ page }) => {
  await showCarousel(page);
  await expectTurning(page, true);
  await tabIn(page);
  await expectTurning(page, false);
});

test('stops turning when the visitor comes to ask for less motion', async ({ page }) => {
  await showStopped(page);
  await expect(page.getByRole('button', { name: 'Pause the carousel' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  await expectRest(page);
});

test('changes slides without traveling under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  const places = await page.getByRole('button', { name: 'Next service' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const slides = document.querySelector('[aria-roledescription=slide]')?.parentElement;
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
  expect(await firstSlide(page)).toMatch(/^2 of/);
});

test('does not turn under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showStopped(page);
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  await expectRest(page);
});

for (const [width, count] of [
  [639, 1],
  [640, 2],
  [800, 3],
  [1024, 4],
] as const) {
  test(`shows ${String(count)} a view at ${String(width)} px, 20 px apart`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await showCarousel(page);
    await expect.poll(() => slidesInView(page)).toBe(count);
    const gap = await page.locator('[aria-roledescription=slide] > a').evaluateAll((links) => {
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
  const last = page.locator('[aria-roledescription=slide] > a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.5 });
});
