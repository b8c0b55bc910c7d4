import { expect, test, type Page } from '@playwright/test';
import { ABOUT_PATH } from '../../../src/lib/urls.ts';
import {
  boxOf,
  button,
  callBar,
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

/** Takes the mouse far from every panel. */
const leave = (page: Page) => page.mouse.move(640, 700);

/** Wakes the island and waits until it listens. */
async function hydrate(page: Page): Promise<void> {
  await servicesButton(page).focus();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
}

for (const { how, javaScriptEnabled } of SCRIPTING)
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
      await leave(page);
      await expect(servicesPanel(page)).toBeHidden();
    });

    test('Enter opens, Tab reaches each link, Escape closes and gives focus back', async ({
      page,
    }) => {
      await areasButton(page).press('Enter');
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
      await page.mouse.click(640, 700);
      await expect(servicesPanel(page)).toBeHidden();
    });
  });

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
  await leave(page);
  await expect(areasPanel(page)).toBeHidden();

  await servicesButton(page).press('Enter');
  await servicesPanel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(servicesPanel(page)).toBeHidden();
});

test('a panel that hover has opened stays at a press, and while the pointer is away for a moment', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(ABOUT_PATH);
  await hydrate(page);
  await page.clock.pauseAt(60_000);
  await servicesLink(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
  await leave(page);
  await page.clock.runFor(150);
  await expect(servicesPanel(page)).toBeVisible();
  await servicesButton(page).hover();
  await page.clock.runFor(1000);
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeHidden();
  await servicesButton(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  await leave(page);
  await page.clock.runFor(500);
  await expect(servicesPanel(page)).toBeHidden();
});

test('a panel that hover has opened stays while its late code takes over', async ({
  page,
}) => {
  const { promise: arrival, resolve: arrive } =
    Promise.withResolvers<undefined>();
  await page.route('**/NavigationDropdown.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(ABOUT_PATH);
  await servicesLink(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
  arrive(undefined);
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(servicesPanel(page)).toBeVisible();
});

test('a panel stands below its item, shows every name whole, and needs no scrolling', async ({
  page,
}) => {
  await page.goto(ABOUT_PATH);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [LABELS.servicesMenu, LABELS.areasMenu]) {
      await openPanel(page, name);
      const panel = panelOf(button(page, name));
      const { x, foot, width: wide } = await boxOf(panel);
      const item = await boxOf(
        mainMenu(page).locator('li').filter({ has: panel }),
      );
      expect(Math.abs(x - item.x), name).toBeLessThan(2);
      expect(x + wide, name).toBeLessThanOrEqual(width);
      // The specification gives it 24rem at most.
      expect(foot - item.foot, name).toBeLessThanOrEqual(384);
      const cut = await panel.evaluate((element) =>
        [element, ...element.querySelectorAll('a')]
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth ||
              part.scrollHeight > part.clientHeight,
          )
          .map(({ textContent }) => textContent),
      );
      expect(cut, name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

test('in a low window the panel ends above the call bar, and scrolls to its last link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(ABOUT_PATH);
  await openPanel(page, LABELS.servicesMenu);
  // By the wheel: focus would scroll a panel that only cuts off, too.
  await servicesPanel(page).getByRole('link').first().hover();
  await page.mouse.wheel(0, 2000);
  const last = servicesPanel(page).getByRole('link').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const { foot } = await boxOf(servicesPanel(page));
  expect(foot).toBeLessThanOrEqual((await boxOf(callBar(page))).y);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('a finger on the link opens no panel over the page it leaves @chromium', async ({
    page,
  }) => {
    await page.goto(ABOUT_PATH);
    await hydrate(page);
    const { x, y } = await boxOf(servicesLink(page));
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 20, y: y + 20 }],
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await servicesPanel(page).isVisible()).toBe(false);
  });

  test('a tap on the button opens the panel, the next closes it', async ({
    page,
  }) => {
    await page.goto(ABOUT_PATH);
    await servicesButton(page).tap();
    await expect(servicesPanel(page)).toBeVisible();
    await servicesButton(page).tap();
    await expect(servicesPanel(page)).toBeHidden();
  });
});
