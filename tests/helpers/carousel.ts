import { expect, type Page } from '@playwright/test';

/** The part of the carousel in which its slides move. */
export const VIEWPORT = '[aria-roledescription=carousel] [aria-live]';

/** Brings the carousel of the home page into view and waits until it is enhanced. */
export async function showCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#services').evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(page.getByRole('button', { name: 'Next service' })).toBeVisible();
  // Embla has taken over once the first slide stands at the left edge of the viewport.
  await expect.poll(() => firstSlide(page)).not.toBeNull();
}

/** The label of the slide at the left edge, such as `2 of 10`; null while slides move. */
export async function firstSlide(page: Page): Promise<string | null> {
  return page.locator(VIEWPORT).evaluate((viewport) => {
    const padding = Number.parseFloat(getComputedStyle(viewport).paddingLeft);
    const edge = viewport.getBoundingClientRect().left + padding;
    const slide = [...viewport.querySelectorAll('[aria-roledescription=slide] > a')].find(
      (link) => Math.abs(link.getBoundingClientRect().left - edge) < 2,
    );
    return slide?.parentElement?.getAttribute('aria-label') ?? null;
  });
}

/** How many slides stand wholly inside the viewport. */
export async function slidesInView(page: Page): Promise<number> {
  return page.locator(VIEWPORT).evaluate((viewport) => {
    const { left, right } = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('[aria-roledescription=slide] > a')].filter((link) => {
      const box = link.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    }).length;
  });
}
