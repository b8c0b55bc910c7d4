import { expect, test, type Page } from '@playwright/test';
import { KINDS } from '../../helpers/pages.ts';

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a phone with a notch and without a button takes away, in px. */
const UPRIGHT: Insets = { top: 0, right: 0, bottom: 34, left: 0 };
const SIDEWAYS: Insets = { top: 0, right: 59, bottom: 21, left: 59 };

const callBar = (page: Page) => page.locator('body > aside');

async function turn(page: Page, width: number, height: number, insets: Insets): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Texts and controls in sight that reach into what the phone takes away. */
async function underTheNotch(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ left, right, bottom }) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Slides beyond the edge come in by scrolling.
      if (parent.closest('[aria-roledescription=slide], .sr-only, body > a:not(:focus)')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        const aside = box.left < left || box.right > innerWidth - right;
        const below = parent.closest('body > aside') !== null && box.bottom > innerHeight - bottom;
        if (box.width > 2 && (aside || below)) found.push(walker.currentNode.textContent.trim());
      }
    }
    return found;
  }, insets);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind}: nothing stands under the notch, upright or sideways`, async ({ page }) => {
    await page.goto(path);
    await turn(page, 390, 844, UPRIGHT);
    expect(await underTheNotch(page, UPRIGHT)).toEqual([]);
    await turn(page, 852, 393, SIDEWAYS);
    expect(await underTheNotch(page, SIDEWAYS)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#mobile-menu summary').first().click();
    expect(await underTheNotch(page, SIDEWAYS)).toEqual([]);
  });
}

test('the skip link stands beside the notch', async ({ page }) => {
  await page.goto('/');
  await turn(page, 852, 393, SIDEWAYS);
  await page.keyboard.press('Tab');
  await expect(page.locator('body > a')).toBeFocused();
  expect(await underTheNotch(page, SIDEWAYS)).toEqual([]);
});

test('upright, the call bar is in reach of either thumb: wide, low, high enough', async ({
  page,
}) => {
  await page.goto('/');
  await turn(page, 390, 844, UPRIGHT);
  const bar = await callBar(page).boundingBox();
  expect(bar).toMatchObject({ x: 0, width: 390 });
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
  // A finger gets 44 px above what the phone keeps for itself.
  expect((bar?.height ?? 0) - UPRIGHT.bottom).toBeGreaterThanOrEqual(44);
  expect(bar?.height ?? Infinity).toBeLessThanOrEqual(844 / 8);
});

test('sideways, the header scrolls away and the call stays at the foot', async ({ page }) => {
  await page.goto('/');
  await turn(page, 852, 393, SIDEWAYS);
  const bar = await callBar(page).boundingBox();
  const foot = (bar?.y ?? 0) + (bar?.height ?? 0);
  expect(bar).toMatchObject({ x: 0, width: 852 });
  expect(foot).toBe(393);
  expect((bar?.height ?? 0) - SIDEWAYS.bottom).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
