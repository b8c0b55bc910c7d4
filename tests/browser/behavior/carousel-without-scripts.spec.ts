import { expect, test } from '@playwright/test';
import { services } from '../../helpers/content.ts';

test.use({ javaScriptEnabled: false });

test('the services are a list of links that scrolls, without controls', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next service' })).toBeHidden();
  const links = page.locator('[aria-roledescription=slide] > a');
  await expect(links).toHaveCount(services().length);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport({ ratio: 0.5 });
  await links.last().click();
  await expect(page).toHaveURL(`/services/${services().at(-1)?.slug ?? ''}`);
});
