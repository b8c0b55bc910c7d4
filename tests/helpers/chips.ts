import { expect, type Page } from '@playwright/test';

const COUNTS = { 'All Services': 10, Installation: 1, Repair: 4, Maintenance: 1, Emergency: 1 };

/** Chooses each chip of an area page and counts the cards that are left (spec §2). */
export async function tryChips(page: Page): Promise<void> {
  await page.goto('/service-areas/paramus');
  const cards = page.locator('.offerings article').filter({ visible: true });
  for (const [name, count] of Object.entries(COUNTS)) {
    await page.getByRole('radio', { name: `${name} ${String(count)}` }).check();
    await expect(cards).toHaveCount(count);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Maintenance 1' })).toBeChecked();
}
