import { expect, type Locator, type Page } from '@playwright/test';
import { HOME_PATH } from '../../src/lib/urls.ts';
import { LABELS } from './labels.ts';

export const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: LABELS.carousel, exact: true });

/** The part of the carousel in which its slides move. */
export const viewport = (page: Page): Locator =>
  carousel(page).locator('[aria-live]');

/** The links of the slides; screen readers find them all, whatever the eye sees. */
export const slideLinks = (page: Page): Locator =>
  page.locator('[aria-roledescription=slide]').locator('a');

/** The label of the slide at the left edge, such as `2 of 10`; `moving` while none stands there. */
export async function firstSlide(page: Page): Promise<string> {
  return viewport(page).evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(element).paddingLeft);
    const edge = element.getBoundingClientRect().left + padding;
    const first = [
      ...element.querySelectorAll('[aria-roledescription=slide] > a'),
    ].find((link) => Math.abs(link.getBoundingClientRect().left - edge) < 2);
    return first?.parentElement?.getAttribute('aria-label') ?? 'moving';
  });
}

/** Brings the carousel of the home page to the top of the screen and waits until it is enhanced. */
export async function showCarousel(page: Page): Promise<void> {
  await page.goto(HOME_PATH);
  await carousel(page).evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(
    carousel(page).getByRole('button', { name: LABELS.next }),
  ).toBeVisible();
  // Embla has taken over once the first slide stands at the left edge of the viewport.
  await expect.poll(() => firstSlide(page)).not.toBe('moving');
}
