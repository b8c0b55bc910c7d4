import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { services } from '../../helpers/content.ts';

// The carousel pattern of the ARIA Authoring Practices, "basic" variant.
test('the carousel says what it is, where one is in it, and how to stop it', async ({ page }) => {
  await showCarousel(page);
  const carousel = page.getByRole('region', { name: 'Garage services carousel' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const buttons = carousel.getByRole('button');
  await expect(buttons).toHaveCount(3);
  await expect(buttons.first()).toHaveAccessibleName('Pause the carousel');
  const slides = carousel.getByRole('group');
  await expect(slides).toHaveCount(services().length);
  for (const [index, { title }] of services().entries()) {
    const slide = slides.nth(index);
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slide).toHaveAccessibleName(
      `${String(index + 1)} of ${String(services().length)}`,
    );
    // The name of the service comes first, the picture after it.
    const name = await slide.getByRole('link').ariaSnapshot();
    expect(name.replace(/^- '?link "/, '').startsWith(title)).toBe(true);
  }
  // Silent while it turns, spoken once someone has stopped it.
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await buttons.first().press('Enter');
  await expect(buttons.first()).toHaveAccessibleName('Play the carousel');
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});
