import { expect, test, type Locator } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';

/** The delays, in ms, of what changes at a button or around it; each change is then completed. */
async function delaysAt(button: Locator): Promise<unknown[]> {
  return button.evaluate((element) =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
      .map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
  );
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a tooltip opens after 700 ms, the next at once for 300 ms, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await showCarousel(page);
    const next = page.getByRole('button', { name: 'Next service' });
    const previous = page.getByRole('button', { name: 'Previous service' });
    await next.hover();
    expect(await delaysAt(next)).toContain(700);
    await expect(next).toHaveCSS('opacity', '1', { pseudo: 'after' });
    await previous.hover();
    await expect(previous).toHaveCSS('opacity', '1', { pseudo: 'after', timeout: 1 });
    await page.mouse.move(2, 2);
    expect(await delaysAt(next)).toContain(300);
    await expect(next).toHaveCSS('opacity', '0', { pseudo: 'after' });
  });
}
