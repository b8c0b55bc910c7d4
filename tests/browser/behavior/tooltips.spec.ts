import { expect, test, type Locator, type Page } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { contrast, rgbOfCss } from '../../helpers/contrast.ts';
import { button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';
import { PHONE } from '../../helpers/pages.ts';

/** The contrast of the words of a tooltip with its ground. */
const contrastOf = async (control: Locator) => {
  const { color, ground } = await control.evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    return { color: style.color, ground: style.backgroundColor };
  });
  return contrast(rgbOfCss(color), rgbOfCss(ground));
};

const opacityOf = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element, '::after').opacity);

/** Notes the delay of each change that begins from now on: no clock need run. */
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
    expect(await contrastOf(next)).toBeGreaterThanOrEqual(7);
    await previous.hover();
    expect(await opacityOf(previous), reducedMotion).toBe('1');
    await page.mouse.move(2, 2);
    await expect.poll(delays, reducedMotion).toContain('0.3s');
    await expect(previous).toHaveCSS('opacity', '0', { pseudo: 'after' });
  }
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, isMobile: true });

  test('a tap leaves no tooltip on the picture @chromium', async ({ page }) => {
    await showCarousel(page);
    const next = button(page, LABELS.next);
    const delays = await noteDelays(page);
    await next.tap();
    await expect(next).toHaveCSS('visibility', 'hidden', { pseudo: 'after' });
    expect(await opacityOf(next)).toBe('0');
    expect(await delays()).not.toContain('0.7s');
  });
});
