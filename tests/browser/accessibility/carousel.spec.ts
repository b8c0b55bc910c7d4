import { expect, test } from '@playwright/test';
import { showCarousel } from '../../helpers/carousel.ts';
import { SERVICES } from '../../helpers/specification.ts';

// The carousel pattern of the ARIA Authoring Practices, "basic" variant.
test('the carousel says what it is, where one is in it, and how to stop it @ends', async ({
  page,
}) => {
  await showCarousel(page);
  const carousel = page.getByRole('region', { name: 'Garage services carousel' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const buttons = carousel.getByRole('button');
  await expect(buttons).toHaveCount(3);
  await expect(buttons.first()).toHaveAccessibleName('Pause the carousel');
  const slides = carousel.getByRole('group');
  await expect(slides).toHaveCount(SERVICES.length);
  for (const [index, slide] of (await slides.all()).entries()) {
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slide).toHaveAccessibleName(`${String(index + 1)} of 10`);
    await expect(slide.getByRole('link')).toHaveCount(1);
  }
  // Silent while it turns, spoken once someone has stopped it.
  await expect(carousel.locator('[data-slides]')).toHaveAttribute('aria-live', 'off');
  await buttons.first().press('Enter');
  await expect(buttons.first()).toHaveAccessibleName('Play the carousel');
  await expect(carousel.locator('[data-slides]')).toHaveAttribute('aria-live', 'polite');
});

test('each slide is called by its service first @wide', async ({ page }) => {
  await showCarousel(page);
  await expect(page.locator('[data-slide] > a').nth(2)).toHaveAccessibleName(
    /^Broken Spring Replacement Starting at \$120 Learn more/,
  );
});
