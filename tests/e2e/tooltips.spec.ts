import { expect, test } from '@playwright/test';
import { showCarousel } from '../helpers/carousel.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a tooltip opens after 700 ms, the next at once, motion: ${reducedMotion} @wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await showCarousel(page);
    const next = page.getByRole('button', { name: 'Next service' });
    const opacity = () => next.evaluate((button) => getComputedStyle(button, '::after').opacity);
    // The time of the frame in which it asks, until that in which it shows.
    const waited = next.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const look = (asked: number) => (now: number) => {
            const since = asked || (button.matches(':hover') ? now : 0);
            const shown = since > 0 && getComputedStyle(button, '::after').opacity === '1';
            if (shown) resolve(now - since);
            else requestAnimationFrame(look(since));
          };
          requestAnimationFrame(look(0));
        }),
    );
    await next.hover();
    expect(await waited).toBeGreaterThan(600);
    expect(await opacity()).toBe('1');
    const previous = page.getByRole('button', { name: 'Previous service' });
    await previous.hover();
    expect(await previous.evaluate((button) => getComputedStyle(button, '::after').opacity)).toBe(
      '1',
    );
  });
}
