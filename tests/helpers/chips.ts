import { expect, type Page } from '@playwright/test';
import { SERVICES, countOf } from './specification.ts';

const COUNTS = {
  'All Services': SERVICES.length,
  Installation: countOf('installation'),
  Repair: countOf('repair'),
  Maintenance: countOf('maintenance'),
  Emergency: countOf('emergency'),
};

/** Chooses each chip of an area page and counts the cards that are left (spec §2). */
export async function tryChips(page: Page): Promise<void> {
  await page.goto('/service-areas/paramus');
  const cards = page.locator('.offerings article').filter({ visible: true });
  for (const [name, count] of Object.entries(COUNTS)) {
    await page.getByRole('radio', { name: `${name} ${String(count)}` }).check();
    await expect(cards).toHaveCount(count);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(cards).toHaveCount(COUNTS.Maintenance);
  const before = `Maintenance ${String(COUNTS.Maintenance)}`;
  await expect(page.getByRole('radio', { name: before })).toBeChecked();
}
