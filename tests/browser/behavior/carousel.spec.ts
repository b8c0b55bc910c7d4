import { expect, test, type Page } from '@playwright/test';
import { HOME_PATH, servicePath } from '../../../src/lib/urls.ts';
import {
  DELAY,
  TRAVEL,
  carousel,
  firstSlide,
  showCarousel,
  showStopped,
  slideLinks,
  slidesInView,
  viewport,
} from '../../helpers/carousel.ts';
import { services } from '../../helpers/content.ts';
import { boxOf, button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE } from '../../helpers/pages.ts';
import { swipe } from '../../helpers/touch.ts';

/** Waits until the island knows whether it turns, which decides whether it is announced. */
async function expectTurning(page: Page, turning: boolean): Promise<void> {
  await expect(viewport(page)).toHaveAttribute(
    'aria-live',
    turning ? 'off' : 'polite',
  );
}

/** Takes the mouse away from the carousel. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

/** Presses Tab on the link before the carousel. */
async function tabIn(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll('a')];
    const first = links.findIndex((link) =>
      link.closest('[aria-roledescription=carousel]'),
    );
    links[first - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(button(page, LABELS.pause)).toBeFocused();
}

/** Expects that the slide at the left stands until the delay is over, and then the next. */
async function expectTurn(page: Page): Promise<void> {
  await expectTurning(page, true);
  const before = Number.parseInt(await firstSlide(page), 10);
  await page.clock.runFor(DELAY - 100);
  expect(await firstSlide(page)).toMatch(new RegExp(`^${String(before)} of`));
  await page.clock.runFor(100 + TRAVEL);
  expect(await firstSlide(page)).toMatch(
    new RegExp(`^${String(before + 1)} of`),
  );
}

/** Expects that the slide at the left stands, for five times the delay. */
async function expectRest(page: Page): Promise<void> {
  await expectTurning(page, false);
  const before = await firstSlide(page);
  await page.clock.runFor(5 * DELAY);
  expect(await firstSlide(page)).toBe(before);
}

for (const { size, screen } of [
  { size: 'desktop', screen: {} },
  { size: 'phone', screen: PHONE },
]) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('turns after four seconds, and its buttons do not stop it', async ({
      page,
      hasTouch,
    }) => {
      await showStopped(page);
      await expectTurn(page);

      const next = button(page, LABELS.next);
      await (hasTouch ? next.tap() : next.click());
      // Before it turns again: on a phone nothing has paused it.
      await page.clock.runFor(DELAY - TRAVEL - 100);
      const third = await firstSlide(page);
      expect(third).toMatch(/^3 of/);
      if (!hasTouch) await leave(page);
      await expectTurning(page, true);
      await page.clock.runFor(DELAY + TRAVEL);
      expect(await firstSlide(page)).not.toBe(third);
    });
  });
}

/** Drags the slides to the left by a finger. */
async function swipeLeft(page: Page): Promise<void> {
  const { y } = await boxOf(viewport(page));
  await swipe(page, { x: 300, y: y + 40 }, { x: 60, y: y + 40 });
}

/** The ways to ask for a slide that leave the carousel turning. */
const REQUESTS: readonly {
  how: string;
  screen: object;
  /** How far the slide that is asked for lies from the one that shows. */
  step: number;
  prepare?: (page: Page) => Promise<void>;
  ask: (page: Page) => Promise<void>;
}[] = [
  {
    how: 'a tap on Next',
    screen: PHONE,
    step: 1,
    ask: (page) => button(page, LABELS.next).tap(),
  },
  {
    how: 'a tap on Previous',
    screen: PHONE,
    step: -1,
    ask: (page) => button(page, LABELS.previous).tap(),
  },
  { how: 'a swipe @chromium', screen: PHONE, step: 1, ask: swipeLeft },
  {
    how: 'a key, where Play has been chosen',
    screen: {},
    step: 1,
    async prepare(page) {
      await tabIn(page);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button(page, LABELS.next)).toBeFocused();
    },
    ask: (page) => page.keyboard.press('Enter'),
  },
];

for (const { how, screen, step, prepare, ask } of REQUESTS) {
  test.describe('a slide that was asked for late', () => {
    test.use(screen);

    test(`stays as long as any other: ${how}`, async ({ page }) => {
      await showStopped(page);
      await prepare?.(page);
      await expectTurning(page, true);
      await page.clock.runFor(DELAY + 3300);
      const shown = Number.parseInt(await firstSlide(page), 10);
      await ask(page);
      await page.clock.runFor(TRAVEL);
      const asked = new RegExp(`^${String(shown + step)} of`);
      expect(await firstSlide(page)).toMatch(asked);
      await page.clock.runFor(DELAY - TRAVEL - 100);
      expect(await firstSlide(page)).toMatch(asked);
      await page.clock.runFor(100 + TRAVEL);
      expect(await firstSlide(page)).not.toMatch(asked);
      await expectTurning(page, true);
    });
  });
}

test('pauses while the mouse rests on it, and goes on after', async ({
  page,
}) => {
  await showStopped(page);
  await viewport(page).hover();
  await expectRest(page);
  await leave(page);
  await expectTurn(page);
});

test('pauses while keyboard focus is inside, and goes on after', async ({
  page,
}) => {
  await showStopped(page);
  await tabIn(page);
  await expectRest(page);
  await page.keyboard.press('Shift+Tab');
  await expectTurn(page);
});

test('the pause button is the first stop and stops the turning for good', async ({
  page,
}) => {
  await showStopped(page);
  const controls = carousel(page).locator('a, button');
  await expect(controls.first()).toHaveAccessibleName(LABELS.pause);
  await controls.first().click();
  await expect(controls.first()).toHaveAccessibleName(LABELS.play);
  await leave(page);
  await expectRest(page);
});

test('turns after Play although focus rests on the button, until Pause', async ({
  page,
}) => {
  await showStopped(page);
  await tabIn(page);
  await page.keyboard.press('Enter');
  await expectRest(page);
  await page.keyboard.press('Enter');
  await expect(button(page, LABELS.pause)).toBeFocused();
  await expectTurn(page);
  await page.keyboard.press('Enter');
  await expectRest(page);
});

test('is not stopped by a drag', async ({ page }) => {
  await showStopped(page);
  const box = await boxOf(viewport(page));
  const x = box.x + box.width / 2;
  const y = box.y + 40;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 5 });
  await page.clock.runFor(50);
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await leave(page);
  await page.clock.runFor(TRAVEL);
  const dragged = await firstSlide(page);
  expect(dragged).not.toMatch(/^1 of/);
  await expectTurning(page, true);
  await page.clock.runFor(DELAY + TRAVEL);
  expect(await firstSlide(page)).not.toBe(dragged);
});

test('does not turn under reduced motion, nor once the visitor asks for it', async ({
  page,
}) => {
  await showStopped(page);
  await expect(button(page, LABELS.pause)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, LABELS.play)).toBeVisible();
  await expectRest(page);

  await page.reload();
  await slideLinks(page).first().scrollIntoViewIfNeeded();
  await expect(button(page, LABELS.play)).toBeVisible();
  await expectRest(page);
});

test('changes slides without traveling under reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  const places = await button(page, LABELS.next).evaluate(
    (next: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const slides = document.querySelector(
          '[aria-roledescription=slide]',
        )?.parentElement;
        const seen = new Set<number>();
        const look = (frames: number) => {
          seen.add(Math.round(slides?.getBoundingClientRect().left ?? 0));
          if (frames === 0) resolve([...seen]);
          else requestAnimationFrame(() => look(frames - 1));
        };
        look(30);
        next.click();
      }),
  );
  // Where it stood, and where it stands now.
  expect(places).toHaveLength(2);
  expect(await firstSlide(page)).toMatch(/^2 of/);
});

test('goes on from the slide that a visitor had scrolled to before its code came', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(HOME_PATH);
  // At once, while its code, which is asked for in view, is still to come.
  await slideLinks(page)
    .nth(2)
    .evaluate((link) => {
      link.scrollIntoView({ inline: 'start', block: 'center' });
    });
  await expect(button(page, LABELS.next)).toBeVisible();
  await expect.poll(() => firstSlide(page)).toMatch(/^3 of/);
});

test('loops both ways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  await button(page, LABELS.previous).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^(\d+) of \1$/);
  await button(page, LABELS.next).click();
  await expect.poll(() => firstSlide(page)).toMatch(/^1 of/);
});

test('shows one to four slides a view, 20 px apart, as the window grows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showCarousel(page);
  for (const { width, count } of [
    { width: 639, count: 1 },
    { width: 640, count: 2 },
    { width: 800, count: 3 },
    { width: 1024, count: 4 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => slidesInView(page), `${String(width)} px`)
      .toBe(count);
    const gap = await slideLinks(page).evaluateAll((links) => {
      const [first, second] = links.map((link) => link.getBoundingClientRect());
      return (second?.left ?? NaN) - (first?.right ?? NaN);
    });
    expect(gap, `${String(width)} px`).toBeCloseTo(20, 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the services are a list of links that scrolls, without controls', async ({
    page,
  }) => {
    await page.goto(HOME_PATH);
    await expect(button(page, LABELS.next)).toBeHidden();
    await expect(slideLinks(page)).toHaveCount(services().length);
    await slideLinks(page).last().scrollIntoViewIfNeeded();
    await expect(slideLinks(page).last()).toBeInViewport({ ratio: 0.5 });
    await slideLinks(page).last().click();
    await expect(page).toHaveURL(servicePath(services().at(-1)?.slug ?? ''));
  });
});
