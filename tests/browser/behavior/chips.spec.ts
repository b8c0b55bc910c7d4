import { expect, test } from '@playwright/test';
import { services } from '../../helpers/content.ts';
import { LABELS } from '../../helpers/labels.ts';
import { SCRIPTING, TOWN_PAGE } from '../../helpers/pages.ts';

const { chips } = LABELS;

/** The chips in their order, each with the services that it shows. */
const CHIPS = (['installation', 'repair', 'maintenance', 'emergency'] as const)
  .map((kind) => ({
    label: chips[kind],
    titles: services()
      .filter(({ category }) => category === kind)
      .map(({ title }) => title),
  }))
  .filter(({ titles }) => titles.length > 0);
CHIPS.unshift({
  label: chips.all,
  titles: services().map(({ title }) => title),
});

for (const { how, javaScriptEnabled } of SCRIPTING) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('each chip of a town page shows its services and counts them', async ({
      page,
    }) => {
      await page.goto(TOWN_PAGE.path);
      const radios = page.getByRole('radio');
      const offers = page.getByRole('region').filter({ has: radios });
      await expect(radios).toHaveCount(CHIPS.length);
      for (const { label, titles } of CHIPS) {
        const chip = page.getByRole('radio', {
          name: `${label} ${String(titles.length)}`,
        });
        await chip.check();
        await expect(offers.getByRole('heading', { level: 3 })).toHaveText(
          titles,
        );
      }

      await page.keyboard.press('ArrowLeft');
      await expect(radios.nth(-2)).toBeChecked();
      const shown = offers.getByRole('heading', { level: 3 });
      await expect(shown).toHaveText(CHIPS.at(-2)?.titles ?? []);
    });
  });
}
