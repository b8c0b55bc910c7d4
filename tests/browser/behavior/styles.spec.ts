import { expect, test, type Locator, type Page } from '@playwright/test';
import { servicePath } from '../../../src/lib/urls.ts';
import { services } from '../../helpers/content.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withChoice = services().filter(({ styles = [] }) => styles.length > 1);

const section = (page: Page) => page.locator('[aria-labelledby="styles"]');
/** What shows of the choice: its name and text, below its picture. */
const shown = (page: Page) =>
  section(page).locator('li p').filter({ visible: true });
const pictures = (page: Page) =>
  section(page).getByRole('img').filter({ visible: true });
const choice = (page: Page, name: string) =>
  section(page).getByRole('radio', { name, exact: true });

/** What tells a choice from another without colors of our own. */
const lookOf = (radio: Locator) =>
  radio.locator('xpath=ancestor::label').evaluate((label) => {
    const { outlineStyle, borderTopWidth, backgroundColor, color } =
      getComputedStyle(label);
    return [outlineStyle, borderTopWidth, backgroundColor, color].join();
  });

for (const { slug, styles = [] } of withChoice) {
  test.describe(slug, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      for (const width of [360, 1280])
        test(`the style that is chosen shows, and no other: ${String(width)} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(servicePath(slug));
          await expect(shown(page)).toContainText([styles[0]?.name ?? '']);
          for (const { name, text } of [...styles].reverse()) {
            await choice(page, name).check();
            await expect(shown(page)).toHaveCount(1);
            await expect(shown(page)).toContainText(name);
            await expect(shown(page)).toContainText(text);
            await expect(pictures(page)).toHaveCount(1);
          }
        });
    });

    test('the arrows of the keyboard choose a style, which looks chosen, in forced colors too', async ({
      page,
    }) => {
      await page.goto(servicePath(slug));
      const [first, second] = styles.map(({ name }) => choice(page, name));
      if (!first || !second) return;
      await first.focus();
      await page.keyboard.press('ArrowDown');
      await expect(second).toBeChecked();
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        expect(await lookOf(second), forcedColors).not.toBe(
          await lookOf(first),
        );
      }
    });

    test('a color that is chosen shows, and stays while another style is looked at', async ({
      page,
    }) => {
      const style = styles.find(({ finishes = [] }) => finishes.length > 1);
      const { name = '', finishes = [] } = style ?? {};
      test.skip(finishes.length === 0, 'no style comes in colors');
      const color = finishes.at(-1)?.name ?? '';
      await page.goto(servicePath(slug));
      await choice(page, name).check();
      await choice(page, color).filter({ visible: true }).check();
      await expect(shown(page)).toContainText(color);
      const other = styles.find((one) => one !== style)?.name ?? '';
      await choice(page, other).check();
      await choice(page, name).check();
      await expect(shown(page)).toContainText(color);
      await expect(shown(page)).toHaveCount(1);
    });

    test('on paper every style shows', async ({ page }) => {
      await page.goto(servicePath(slug));
      await page.emulateMedia({ media: 'print' });
      for (const { text } of styles)
        await expect(
          section(page).getByText(text).filter({ visible: true }).first(),
        ).toBeVisible();
    });
  });
}
