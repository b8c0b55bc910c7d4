import { expect, test, type Page } from '@playwright/test';
import { areas, business } from '../../helpers/content.ts';

const FIRST = business().limits.visibleAreas;

const cards = (page: Page) => page.locator('main li:has(a[href^="/service-areas/"])');
const button = (page: Page) => page.getByRole('button', { name: 'View All Areas' });

test.beforeEach(async ({ page }) => {
  await page.goto('/service-areas');
});

test('some areas show; the button shows all, goes, and focus moves to the first revealed', async ({
  page,
}) => {
  await expect(cards(page).filter({ visible: true })).toHaveCount(FIRST);
  await button(page).click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(areas().length);
  await expect(button(page)).toBeHidden();
  await expect(cards(page).nth(FIRST).getByRole('link')).toBeFocused();
});

test('a card leads to its town', async ({ page }) => {
  await cards(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`/service-areas/${areas()[1]?.slug ?? ''}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all areas show and no button does', async ({ page }) => {
    await expect(cards(page).filter({ visible: true })).toHaveCount(areas().length);
    await expect(button(page)).toBeHidden();
  });
});
