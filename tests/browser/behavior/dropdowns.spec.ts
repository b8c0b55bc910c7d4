import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH } from '../../../src/lib/urls.ts';
import {
  boxOf,
  button,
  mainMenu,
  openPanel,
  panelOf,
} from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { SCRIPTING } from '../../helpers/pages.ts';

const servicesButton = (page: Page) => button(page, LABELS.servicesMenu);
const areasButton = (page: Page) => button(page, LABELS.areasMenu);
const servicesPanel = (page: Page) => panelOf(servicesButton(page));
const areasPanel = (page: Page) => panelOf(areasButton(page));
const servicesLink = (page: Page) =>
  mainMenu(page).getByRole('link', { name: LABELS.services, exact: true });

/** Far from every panel. */
const AWAY = { x: 640, y: 700 };

/** How long a pointer may be away on its way into a panel, and when it has left for good, in ms. */
const LEAST_AWAY = 150;
const MOST_AWAY = 500;

/** Wakes the island and waits until React listens. */
async function hydrate(page: Page): Promise<void> {
  await servicesButton(page).focus();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
}

for (const { how, javaScriptEnabled } of SCRIPTING) {
  test.describe(`dropdowns ${how}`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto(ABOUT_PATH);
      if (javaScriptEnabled) await hydrate(page);
    });

    test('hover opens, the pointer travels into the panel, leaving closes', async ({
      page,
    }) => {
      await servicesLink(page).hover();
      await expect(servicesPanel(page)).toBeVisible();
      await servicesPanel(page).getByRole('link').nth(1).hover();
      await expect(servicesPanel(page)).toBeVisible();
      await page.mouse.move(AWAY.x, AWAY.y);
      await expect(servicesPanel(page)).toBeHidden();
    });

    test('Enter opens, Tab reaches each link, Escape closes and gives focus back', async ({
      page,
    }) => {
      await areasButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(areasPanel(page)).toBeVisible();
      for (const link of await areasPanel(page).getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(areasPanel(page)).toBeHidden();
      await expect(areasButton(page)).toBeFocused();
    });

    test('a press outside closes', async ({ page }) => {
      await servicesButton(page).press('Enter');
      await expect(servicesPanel(page)).toBeVisible();
      await page.mouse.click(AWAY.x, AWAY.y);
      await expect(servicesPanel(page)).toBeHidden();
    });
  });
}

test('one panel closes the other, and focus that moves on closes it too', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await hydrate(page);
  await servicesButton(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
  await areasButton(page).hover();
  await expect(areasPanel(page)).toBeVisible();
  await expect(servicesPanel(page)).toBeHidden();
  await page.mouse.move(AWAY.x, AWAY.y);
  await expect(areasPanel(page)).toBeHidden();

  await servicesButton(page).press('Enter');
  await servicesPanel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(servicesPanel(page)).toBeHidden();
});

test('the first press after hover keeps the panel open, however late; the next closes it', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(ABOUT_PATH);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  await servicesLink(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
  await page.clock.runFor(1000);
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeHidden();
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeVisible();
});

test('a pointer that leaves for a moment finds the panel open, then it closes', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(ABOUT_PATH);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  await servicesLink(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
  await page.mouse.move(AWAY.x, AWAY.y);
  await page.clock.runFor(LEAST_AWAY);
  await expect(servicesPanel(page)).toBeVisible();
  await servicesLink(page).hover();
  await page.clock.runFor(MOST_AWAY);
  await expect(servicesPanel(page)).toBeVisible();
  await page.mouse.move(AWAY.x, AWAY.y);
  await page.clock.runFor(MOST_AWAY);
  await expect(servicesPanel(page)).toBeHidden();
});

test('the services panel shows every name whole, in 24rem and without scrolling', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.servicesMenu);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const panel = await servicesPanel(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scroll: element.scrollHeight - element.clientHeight,
      cut: [element, ...element.querySelectorAll('a')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    }));
    expect(panel.height, `${String(width)} px`).toBeLessThanOrEqual(384);
    expect(panel, `${String(width)} px`).toMatchObject({ scroll: 0, cut: [] });
  }
});

test('in a low window the services panel ends above the call bar, and scrolls to its last link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.servicesMenu);
  const last = servicesPanel(page).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const foot = await servicesPanel(page).evaluate(
    (panel) => panel.getBoundingClientRect().bottom,
  );
  const bar = await page
    .getByRole('complementary')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(bar);
});

test('a panel that hover has opened stays as it is while the code takes over', async ({
  page,
}) => {
  const { promise: released, resolve: release } =
    Promise.withResolvers<undefined>();
  await page.route('**/NavigationDropdown.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ABOUT_PATH);
  await servicesLink(page).hover();
  await expect(servicesPanel(page)).toHaveCSS('opacity', '1');
  await servicesPanel(page).evaluate((panel) => {
    const seen: number[] = [];
    const look = () => {
      seen.push(Number(getComputedStyle(panel).opacity));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  release(undefined);
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  const least = await servicesPanel(page).evaluate(async (panel) => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    return Math.min(...(window as unknown as { seen: number[] }).seen);
  });
  expect(least).toBe(1);
});

test('each panel stands below its own item, on the screen', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  for (const name of [LABELS.servicesMenu, LABELS.areasMenu]) {
    await openPanel(page, name);
    const place = await panelOf(button(page, name)).evaluate((panel) => {
      const box = panel.getBoundingClientRect();
      const left = panel.closest('li')?.getBoundingClientRect().left ?? 0;
      return {
        fromItem: Math.abs(box.left - left),
        overTheEdge: box.right - document.documentElement.clientWidth,
      };
    });
    expect(place.fromItem, name).toBeLessThan(2);
    expect(place.overTheEdge, name).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('a finger on the link opens no panel over the page it leaves @chromium', async ({
    page,
  }) => {
    await page.goto(ABOUT_PATH);
    await hydrate(page);
    const { x, y, width, height } = await boxOf(servicesLink(page));
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await servicesPanel(page).isVisible()).toBe(false);
  });
});
