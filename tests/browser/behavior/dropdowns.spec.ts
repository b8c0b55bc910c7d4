import { expect, test, type Page } from '@playwright/test';
import { SCRIPTING } from '../../helpers/pages.ts';

const services = (page: Page) => page.locator('#services-panel');
const areas = (page: Page) => page.locator('#areas-panel');
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name} menu` });
const item = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });

/** Wakes the island and waits until React listens. */
async function hydrate(page: Page) {
  await button(page, 'Services').focus();
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
}

for (const [how, javaScriptEnabled] of Object.entries(SCRIPTING)) {
  test.describe(`dropdowns ${how}`, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.goto('/about');
      if (javaScriptEnabled) await hydrate(page);
    });

    test('hover opens, the pointer travels into the panel, leaving closes', async ({ page }) => {
      await item(page).hover();
      await expect(services(page)).toBeVisible();
      await services(page).getByRole('link').nth(1).hover();
      await expect(services(page)).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(services(page)).toBeHidden();
    });

    test('keyboard: Enter opens, Tab reaches every link, Escape closes and gives focus back', async ({
      page,
    }) => {
      await button(page, 'Service Areas').focus();
      await page.keyboard.press('Enter');
      await expect(areas(page)).toBeVisible();
      for (const link of await areas(page).getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(areas(page)).toBeHidden();
      await expect(button(page, 'Service Areas')).toBeFocused();
    });

    test('a press outside closes', async ({ page }) => {
      await button(page, 'Services').focus();
      await page.keyboard.press('Enter');
      await expect(services(page)).toBeVisible();
      await page.mouse.click(640, 700);
      await expect(services(page)).toBeHidden();
    });
  });
}

test.describe('dropdowns that the code has taken over', () => {
  test('the state is said, open and closed', async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await item(page).hover();
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('hover on one panel closes the other', async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await button(page, 'Services').hover();
    await expect(services(page)).toBeVisible();
    await button(page, 'Service Areas').hover();
    await expect(areas(page)).toBeVisible();
    await expect(services(page)).toBeHidden();
  });

  test('focus that moves on closes the panel behind it', async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await page.keyboard.press('Enter');
    await services(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(services(page)).toBeHidden();
  });

  test('a press right after hover does not close what hover has opened, a later one does', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/about');
    await hydrate(page);
    // Pointer and press come in one moment, however slow the machine is.
    await page.clock.pauseAt(60_000);
    await button(page, 'Services').click();
    await expect(services(page)).toBeVisible();
    await page.clock.runFor(1000);
    await button(page, 'Services').click();
    await expect(services(page)).toBeHidden();
  });

  for (const width of [1024, 1280]) {
    test(`at ${String(width)} px the services panel shows every name whole, in 24rem and without scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await hydrate(page);
      await page.keyboard.press('Enter');
      await expect(services(page)).toBeVisible();
      const { height, scroll, cut } = await services(page).evaluate((panel) => ({
        height: panel.getBoundingClientRect().height,
        scroll: panel.scrollHeight - panel.clientHeight,
        cut: [panel, ...panel.querySelectorAll('a')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      }));
      expect(height).toBeLessThanOrEqual(384);
      expect(scroll).toBe(0);
      expect(cut).toEqual([]);
    });
  }

  test('a panel that hover has opened stays as it is while the code takes over', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/NavigationDropdown.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/about');
    await item(page).hover();
    await expect(services(page)).toHaveCSS('opacity', '1');
    await services(page).evaluate((panel) => {
      const seen: number[] = [];
      const look = () => {
        seen.push(Number(getComputedStyle(panel).opacity));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    release(undefined);
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    const least = await services(page).evaluate(async (panel) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await Promise.all(panel.getAnimations().map(({ finished }) => finished));
      return Math.min(...(window as unknown as { seen: number[] }).seen);
    });
    expect(least).toBe(1);
  });

  test('each panel stands below its own item, on the screen', async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    for (const [name, panel] of [
      ['Services', services(page)],
      ['Service Areas', areas(page)],
    ] as const) {
      await button(page, name).press('Enter');
      await expect(panel).toBeVisible();
      const [beside, over] = await panel.evaluate((opened) => {
        const box = opened.getBoundingClientRect();
        const left = opened.closest('li')?.getBoundingClientRect().left ?? 0;
        return [box.left - left, box.right - document.documentElement.clientWidth] as const;
      });
      expect(Math.abs(beside)).toBeLessThan(2);
      expect(over).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  });
});
