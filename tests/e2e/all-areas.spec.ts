import { expect, test } from '@playwright/test';
import { AREAS } from '../helpers/specification.ts';

const CARDS = '.all-areas li';

test('six areas show; the button shows all, goes, and focus moves to the first revealed', async ({
  page,
}) => {
  await page.goto('/service-areas');
  const visible = page.locator(CARDS).filter({ visible: true });
  await expect(visible).toHaveCount(6);
  const button = page.getByRole('button', { name: 'View All Areas' });
  await button.click();
  await expect(visible).toHaveCount(AREAS.length);
  await expect(button).toBeHidden();
  await expect(page.locator(CARDS).nth(6).getByRole('link')).toBeFocused();
});

test('a card leads to its town', async ({ page }) => {
  await page.goto('/service-areas');
  await page.locator(CARDS).nth(4).getByRole('link').click();
  await expect(page).toHaveURL('/service-areas/new-milford');
});
