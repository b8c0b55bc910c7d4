import { expect, test, type Page } from '@playwright/test';
import { AREAS_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, business } from '../../helpers/content.ts';
import { button } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';

const FIRST = business().limits.visibleAreas;

const cards = (page: Page) =>
  page.locator('main li:has(a[href^="/service-areas/"])');

test('a press shows all areas, takes the button away and moves focus on', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await expect(cards(page).filter({ visible: true })).toHaveCount(FIRST);
  await button(page, LABELS.viewAllAreas).click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(
    areas().length,
  );
  await expect(button(page, LABELS.viewAllAreas)).toBeHidden();

  const revealed = areas()[FIRST];
  await expect(cards(page).nth(FIRST).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(areaPath(revealed?.slug ?? ''));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all areas show and no button does', async ({ page }) => {
    await page.goto(AREAS_PATH);
    await expect(cards(page).filter({ visible: true })).toHaveCount(
      areas().length,
    );
    await expect(button(page, LABELS.viewAllAreas)).toBeHidden();
  });
});
