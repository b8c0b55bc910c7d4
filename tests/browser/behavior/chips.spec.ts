import { expect, test } from '@playwright/test';
import { services } from '../../helpers/content.ts';
import { INDEXED_KINDS, SCRIPTING } from '../../helpers/pages.ts';

const CATEGORIES = ['installation', 'repair', 'maintenance', 'emergency'];

const counts = new Map(
  CATEGORIES.map((kind) => [kind, services().filter(({ category }) => category === kind).length]),
);
const chips = new Map([
  ['all', services().length],
  ...[...counts].filter(([, count]) => count > 0),
]);

for (const [how, javaScriptEnabled] of Object.entries(SCRIPTING)) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('the chips of an area page choose by kind', async ({ page }) => {
      await page.goto(INDEXED_KINDS.area);
      const radios = page.getByRole('radio');
      const cards = page.locator('li[data-category]').filter({ visible: true });
      await expect(radios).toHaveCount(chips.size);
      for (const [index, count] of [...chips.values()].entries()) {
        await radios.nth(index).check();
        await expect(cards).toHaveCount(count);
        await expect(radios.nth(index)).toHaveAccessibleName(new RegExp(` ${String(count)}$`));
      }
      await page.keyboard.press('ArrowLeft');
      await expect(radios.nth(-2)).toBeChecked();
      await expect(cards).toHaveCount([...chips.values()].at(-2) ?? 0);
    });
  });
}
