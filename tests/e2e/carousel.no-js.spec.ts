import { expect, test } from '@playwright/test';
import { SERVICES } from '../helpers/specification.ts';

test('the services are a list of links that scrolls', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('[data-slide] > a');
  await expect(links).toHaveCount(SERVICES.length);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport({ ratio: 0.5 });
  await links.last().click();
  await expect(page).toHaveURL('/services/fast-response-stuck-nonfunctioning-doors');
});

test('no control shows that would do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next service' })).toBeHidden();
});
