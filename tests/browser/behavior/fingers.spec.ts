import { expect, test, type Page } from '@playwright/test';
import { CONTACT_PATH } from '../../../src/lib/urls.ts';
import {
  DELAY,
  TRAVEL,
  carousel,
  firstSlide,
  showCarousel,
  showStopped,
  viewport,
} from '../../helpers/carousel.ts';
import { services } from '../../helpers/content.ts';
import {
  boxOf,
  header,
  mobileMenu,
  openPanel,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE } from '../../helpers/pages.ts';
import { swipe } from '../../helpers/touch.ts';

test.use(PHONE);

/** Time for one turn and not for two, in ms. */
const TURN = DELAY + 500;

/** The counter beside the buttons, such as `2 of 10`. */
const counter = (page: Page, place: number) =>
  carousel(page).getByText(`${String(place)} of ${String(services().length)}`, {
    exact: true,
  });

/** Where a finger is put on the carousel and on what stands around it. */
async function middleOfCarousel(page: Page) {
  const box = await boxOf(viewport(page));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a swipe brings the next slide and counts it, and the carousel turns on @chromium', async ({
  page,
}) => {
  await showStopped(page);
  await expect(counter(page, 1)).toBeVisible();
  const { x, y } = await middleOfCarousel(page);
  await swipe(page, { x: x + 100, y }, { x: x - 100, y });
  await page.clock.runFor(TRAVEL);
  expect(await firstSlide(page)).toMatch(/^2 of/);
  await expect(counter(page, 2)).toBeVisible();

  await page.clock.runFor(DELAY + TRAVEL);
  expect(await firstSlide(page)).toMatch(/^[34] of/);
  await swipe(page, { x: x - 100, y }, { x: x + 100, y });
  await page.clock.runFor(TRAVEL);
  expect(await firstSlide(page)).toMatch(/^[23] of/);
});

test('the carousel turns on after the phone was turned @chromium', async ({
  page,
}) => {
  await showStopped(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await viewport(page).scrollIntoViewIfNeeded();
  // Its new width is noticed with the next frame, which may come after the first turn.
  for (const place of [2, 3, 4]) {
    await page.clock.runFor(TURN);
    await expect(counter(page, place)).toBeVisible();
  }
});

/** How far the page is scrolled, in px, once a swipe has had its effect. */
async function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise(requestAnimationFrame);
    return Math.round(scrollY);
  });
}

test('a swipe up over the carousel scrolls the page, one over the open menu does not @chromium', async ({
  page,
}) => {
  await showCarousel(page);
  const before = await scrolledTo(page);
  const { x, y } = await middleOfCarousel(page);
  await swipe(page, { x, y: y + 100 }, { x, y: y - 100 });
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before + 50);

  await page.goto(CONTACT_PATH);
  await openPanel(page, LABELS.menu);
  for (const part of [header(page), mobileMenu(page)]) {
    const box = await boxOf(part);
    const from = { x: box.x + 20, y: box.foot - 10 };
    await swipe(page, from, { x: from.x, y: from.y - 300 });
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, 600);
    expect(await scrolledTo(page)).toBe(0);
  }
});
