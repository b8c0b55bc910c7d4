import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH, HOME_PATH } from '../../../src/lib/urls.ts';
import { showCarousel } from '../../helpers/carousel.ts';
import { contrast } from '../../helpers/contrast.ts';
import { button, openPanel } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { ALL_KINDS, PHONE, TOWN_PAGE } from '../../helpers/pages.ts';

// Smooth scrolling would still be under way when a stop is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Marks, in the order of the page, all that Tab must reach. @returns how many there are */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      // A drawing repeats the list beside it, for the pointer.
      ...document.querySelectorAll(
        ':is(a[href], button, summary, input):not([tabindex="-1"])',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        // Of a group of radio buttons Tab stops at the chosen one, and the arrows do the rest.
        control.matches(':not([type=radio]), :checked'),
    );
    for (const [place, control] of controls.entries())
      control.setAttribute('data-stop', String(place));
    return controls.length;
  });

/** What has focus: its place, its ring with the ground around it, and what covers it or cuts its ring off. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const box = stop.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } =
      getComputedStyle(stop);
    const ringWidth =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const offset = Number.parseFloat(outlineOffset);
    const nameOf = (element: Element) => element.outerHTML.slice(0, 90);
    const parentsOf = (element: Element): Element[] =>
      element.parentElement
        ? [element.parentElement, ...parentsOf(element.parentElement)]
        : [];

    // A radio button is as large as its label; a ring inside of a control stands on the control itself.
    const target = stop.closest('label') ?? stop;
    const around = parentsOf(target);
    const ground = (offset < 0 ? [target, ...around] : around)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)');

    const isItself = (hit: Element) =>
      hit.contains(stop) || target.contains(hit);
    const covers = [
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
    ].flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(
        box.left + x * box.width,
        box.top + y * box.height,
      );
      if (!hit) return 'the edge of the screen';
      return isItself(hit) ? [] : nameOf(hit);
    });
    const reach = offset + ringWidth - 1;
    const cuts = around.slice(0, -2).filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        getComputedStyle(element).overflow !== 'visible' &&
        (box.left - reach < left ||
          box.right + reach > right ||
          box.top - reach < top ||
          box.bottom + reach > bottom)
      );
    });
    return {
      html: nameOf(stop),
      place: Number(stop.getAttribute('data-stop') ?? NaN),
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
      left: box.left,
      isInMain: stop.matches('main *'),
      ringWidth,
      ring: outlineColor,
      ground: ground ?? 'rgb(255, 255, 255)',
      faults: [...covers, ...cuts.map(nameOf)],
    };
  });

/**
 * Presses Tab until focus leaves the page; expects each stop once, in order, with a ring of 3:1 that nothing cuts
 * or covers (WCAG 2.2: 2.4.3, 2.4.11 to 2.4.13).
 */
async function walk(page: Page, from = 0): Promise<void> {
  const count = await markStops(page);
  let before: Awaited<ReturnType<typeof lookAtFocus>> = null;
  for (let place = from; place < count; place += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop)
      throw new Error(`Focus left the page before stop ${String(place)}.`);
    expect(stop.place, stop.html).toBe(place);
    expect.soft(stop.faults, stop.html).toEqual([]);
    expect.soft(stop.ringWidth, stop.html).toBeGreaterThanOrEqual(2);
    expect
      .soft(contrast(stop.ring, stop.ground), stop.html)
      .toBeGreaterThanOrEqual(3);
    const isBack =
      before?.isInMain === true &&
      stop.isInMain &&
      stop.bottom < before.top &&
      stop.left <= before.left;
    expect
      .soft(isBack, `${stop.html} stands above the stop before`)
      .toBe(false);
    before = stop;
  }
  await page.keyboard.press('Tab');
  expect(await lookAtFocus(page), 'after the last stop').toBeNull();
}

for (const { name, path } of ALL_KINDS)
  test(`${name}: Tab stops once at each control, in order, in plain sight`, async ({
    page,
  }) => {
    // Those below also stand in other columns on wide screens.
    const isWide = path === HOME_PATH || path === TOWN_PAGE.path;
    if (!isWide) await page.setViewportSize(PHONE.viewport);
    // The buttons of the carousel are there once it has been seen.
    if (path === HOME_PATH) await showCarousel(page);
    else await page.goto(path);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await walk(page);
  });

test('the first stop leads into the main part', async ({ page }) => {
  await page.goto(ABOUT_PATH);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: LABELS.skipLink })).toBeFocused();
  await expect(
    page.getByRole('link', { name: LABELS.skipLink }),
  ).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const { name, viewport } of [
  { name: LABELS.servicesMenu, viewport: { width: 1280, height: 800 } },
  { name: LABELS.areasMenu, viewport: { width: 1280, height: 800 } },
  { name: LABELS.menu, viewport: PHONE.viewport },
  // A window of 1280 × 1024 px at 400 %.
  { name: LABELS.menu, viewport: { width: 320, height: 256 } },
])
  test(`Tab leads through the open ${String(name)} and on, ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(TOWN_PAGE.path);
    await openPanel(page, name);
    await button(page, name).focus();
    await markStops(page);
    const from = await button(page, name).getAttribute('data-stop');
    await walk(page, Number(from) + 1);
  });
