import { expect, test, type Locator, type Page } from '@playwright/test';
import { HOME_PATH, servicePath } from '../../../src/lib/urls.ts';
import {
  carousel,
  firstSlide,
  showCarousel,
  slideLinks,
  viewport,
} from '../../helpers/carousel.ts';
import { services } from '../../helpers/content.ts';
import { contrast } from '../../helpers/contrast.ts';
import { boxOf, button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE } from '../../helpers/pages.ts';
import { swipe } from '../../helpers/touch.ts';

/** How long a slide stays, and time enough for a slide to travel, in ms. */
const DELAY = 4000;
const TRAVEL = 2500;

/** Shows the carousel with its clock stopped, so that only `page.clock.runFor` makes time pass. */
async function showStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await showCarousel(page);
}

/** Waits until the island knows whether it turns, which decides whether it is announced. */
const expectTurning = (page: Page, turning: boolean) =>
  expect(viewport(page)).toHaveAttribute(
    'aria-live',
    turning ? 'off' : 'polite',
  );

/** Takes the mouse away from the carousel. */
const leave = (page: Page) => page.mouse.move(2, 2);

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

const slideNumber = async (page: Page) =>
  Number.parseInt(await firstSlide(page), 10);

/** Expects that the slide at the left stands until the delay is over, and then the next. */
async function expectTurn(page: Page): Promise<void> {
  await expectTurning(page, true);
  const before = await slideNumber(page);
  await page.clock.runFor(DELAY - 100);
  expect(await slideNumber(page)).toBe(before);
  await page.clock.runFor(100 + TRAVEL);
  expect(await slideNumber(page)).toBe(before + 1);
}

/** Expects that the slide at the left stands, for five times the delay. */
async function expectRest(page: Page): Promise<void> {
  await expectTurning(page, false);
  const before = await firstSlide(page);
  await page.clock.runFor(5 * DELAY);
  expect(await firstSlide(page)).toBe(before);
}

/** Asks for a slide late in the turn of another; expects it, and that it stays as long as any. */
async function expectWholeTurn(
  page: Page,
  step: number,
  ask: () => Promise<void>,
): Promise<void> {
  await expectTurning(page, true);
  await page.clock.runFor(DELAY + 3300);
  const asked = (await slideNumber(page)) + step;
  await ask();
  await page.clock.runFor(TRAVEL);
  expect(await slideNumber(page)).toBe(asked);
  await page.clock.runFor(DELAY - TRAVEL - 100);
  expect(await slideNumber(page)).toBe(asked);
  await page.clock.runFor(100 + TRAVEL);
  expect(await slideNumber(page)).not.toBe(asked);
  await expectTurning(page, true);
}

test('turns after four seconds, pauses while the mouse rests on it, and goes on after', async ({
  page,
}) => {
  await showStopped(page);
  await expectTurn(page);
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
  const first = carousel(page).locator('a, button').first();
  await expect(first).toHaveAccessibleName(LABELS.pause);
  await first.click();
  await expect(first).toHaveAccessibleName(LABELS.play);
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

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, LABELS.next)).toBeFocused();
  await expectWholeTurn(page, 1, () => page.keyboard.press('Enter'));

  await button(page, LABELS.pause).press('Enter');
  await expectRest(page);
});

test('a click or a drag does not stop it', async ({ page }) => {
  await showStopped(page);
  await button(page, LABELS.next).click();
  await leave(page);
  await expectTurning(page, true);
  await page.clock.runFor(TRAVEL);

  const { x, y, width } = await boxOf(viewport(page));
  await page.mouse.move(x + width / 2, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 150, y + 40, { steps: 5 });
  await page.clock.runFor(50);
  await page.mouse.move(x + width / 2 - 300, y + 40, { steps: 5 });
  await page.mouse.up();
  await leave(page);
  await page.clock.runFor(TRAVEL);
  const dragged = await slideNumber(page);
  expect(dragged).toBeGreaterThan(2);
  await expectTurning(page, true);
  await page.clock.runFor(DELAY + TRAVEL);
  expect(await slideNumber(page)).not.toBe(dragged);
});

test('under reduced motion it stands until asked, and changes slides without traveling', async ({
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
  await button(page, LABELS.next).click();
  // No time has passed.
  expect(await slideNumber(page)).toBe(2);
});

test('goes on from the slide that a visitor had scrolled to before its code came, and loops', async ({
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
  await expect.poll(() => slideNumber(page)).toBe(3);
  for (const slide of [2, 1, services().length]) {
    await button(page, LABELS.previous).click();
    await expect.poll(() => slideNumber(page)).toBe(slide);
  }
  await button(page, LABELS.next).click();
  await expect.poll(() => slideNumber(page)).toBe(1);
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
    await viewport(page).scrollIntoViewIfNeeded();
    await expect(slideLinks(page).nth(count - 1)).toBeInViewport({
      ratio: 0.99,
    });
    await expect(slideLinks(page).nth(count)).not.toBeInViewport({
      ratio: 0.5,
    });
    const first = await boxOf(slideLinks(page).first());
    const second = await boxOf(slideLinks(page).nth(1));
    expect(second.x - first.x - first.width).toBeCloseTo(20, 0);
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, isMobile: true });

  test('a tap on a button gives its slide a whole turn, and leaves no tooltip @chromium', async ({
    page,
  }) => {
    await showStopped(page);
    const next = button(page, LABELS.next);
    await expectWholeTurn(page, 1, () => next.tap());
    await expect(next).toHaveCSS('visibility', 'hidden', { pseudo: 'after' });
    await expect(next).toHaveCSS('opacity', '0', { pseudo: 'after' });
    await expectWholeTurn(page, -1, () => button(page, LABELS.previous).tap());
  });

  test('a swipe brings the next slide, counts it and gives it a whole turn @chromium', async ({
    page,
  }) => {
    await showStopped(page);
    const { y } = await boxOf(viewport(page));
    await expectWholeTurn(page, 1, () =>
      swipe(page, { x: 300, y: y + 40 }, { x: 60, y: y + 40 }),
    );
    const count = `${String(await slideNumber(page))} of ${String(services().length)}`;
    await expect(
      carousel(page).getByText(count, { exact: true }),
    ).toBeVisible();
  });

  test('it turns on after the phone was turned @chromium', async ({ page }) => {
    await showStopped(page);
    await page.setViewportSize({ width: 740, height: 360 });
    await viewport(page).scrollIntoViewIfNeeded();
    // Its new width is noticed with the next frame, which may come after the first turn.
    for (const place of [2, 3, 4]) {
      await page.clock.runFor(DELAY + 500);
      const count = `${String(place)} of ${String(services().length)}`;
      await expect(
        carousel(page).getByText(count, { exact: true }),
      ).toBeVisible();
    }
  });

  test('a swipe up over it scrolls the page @chromium', async ({ page }) => {
    await showCarousel(page);
    const before = await page.evaluate(() => scrollY);
    const { x, y, width, height } = await boxOf(viewport(page));
    const middle = { x: x + width / 2, y: y + height / 2 };
    await swipe(page, middle, { x: middle.x, y: middle.y - 200 });
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThan(before + 50);
  });
});

/** The delays of the changes that begin from now on: no clock need run. */
async function noteDelays(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const delays: string[] = [];
    Object.assign(window, { delays });
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element)
        delays.push(getComputedStyle(target).transitionDelay);
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { delays: string[] }).delays);
}

const tooltipOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(
      element,
      '::after',
    );
    return { color, backgroundColor, opacity };
  });

test('a tooltip opens after 700 ms, the next at once for 300 ms', async ({
  page,
}) => {
  const next = button(page, LABELS.next);
  const previous = button(page, LABELS.previous);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await showCarousel(page);
    const delays = await noteDelays(page);
    await next.hover();
    await expect.poll(delays, reducedMotion).toContain('0.7s');
    await expect(next).toHaveCSS('opacity', '1', { pseudo: 'after' });
    const { color, backgroundColor } = await tooltipOf(next);
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(7);
    await previous.hover();
    expect((await tooltipOf(previous)).opacity, reducedMotion).toBe('1');
    await leave(page);
    await expect.poll(delays, reducedMotion).toContain('0.3s');
    await expect(previous).toHaveCSS('opacity', '0', { pseudo: 'after' });
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
