import { expect, test } from '@playwright/test';

test('all 15 areas show and no button does', async ({ page }) => {
  await page.goto('/service-areas');
  await expect(page.locator('.all-areas li').filter({ visible: true })).toHaveCount(15);
  await expect(page.getByRole('button', { name: 'View All Areas' })).toBeHidden();
});
