import { expect, test } from '@playwright/test';
import { AREAS } from '../helpers/specification.ts';

test('all areas show and no button does', async ({ page }) => {
  await page.goto('/service-areas');
  await expect(page.locator('.all-areas li').filter({ visible: true })).toHaveCount(AREAS.length);
  await expect(page.getByRole('button', { name: 'View All Areas' })).toBeHidden();
});
