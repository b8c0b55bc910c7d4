import { expect, test, type Page } from '@playwright/test';
import { AREAS_PATH, areaPath } from '../../../src/lib/urls.ts';
import { areas, business } from '../../helpers/content.ts';
import { button, wake } from '../../helpers/controls.ts';
import { LABELS } from '../../helpers/labels.ts';

const FIRST = business().limits.visibleAreas;

const more = (page: Page) => button(page, LABELS.viewAllAreas);
const cards = (page: Page) =>
  page.locator('main li:has(a[href^="/service-areas/"]):visible');

test('a press shows all areas, takes the button away and moves focus on', async ({
  page,
}) => {
  await page.goto(AREAS_PATH);
  await expect(cards(page)).toHaveCount(FIRST);
  await wake(more(page));
  await more(page).click();
  await expect(cards(page)).toHaveCount(areas().length);
  await expect(more(page)).toBeHidden();

  const revealed = areas()[FIRST];
  await expect(cards(page).nth(FIRST).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(areaPath(revealed?.slug ?? ''));
});

test('a link to the list itself shows all areas at once, and no button', async ({
  page,
}) => {
  await page.goto(`${AREAS_PATH}#areas`);
  await expect(cards(page)).toHaveCount(areas().length);
  await expect(more(page)).toBeHidden();
  await expect(page.locator('#areas')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all areas show and no button does', async ({ page }) => {
    await page.goto(AREAS_PATH);
    await expect(cards(page)).toHaveCount(areas().length);
    await expect(more(page)).toBeHidden();
  });
});
